// The end of a game: how it came to it, what was hidden, and the ways on. It can be folded away to look at the table.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { drawn } from "../game";
import { Sign } from "../parts/signs";
import { later } from "../reel/pace";
import { Lines } from "../replay/chart";
import { seatName } from "../service/games";
import type { Ending } from "../service/wire";
import { countedFor } from "../table/again";
import { Again, verdict } from "../table/panel";
import type { Seen } from "../table/seat";
import { say, t } from "../texts/texts";
import { type Film, filmOf, momentsOf, rowsOf } from "./review";

const folded = signal(false);

/** `wait`: the milliseconds for which one sees what brought it about. */
export function End({ now, ending, wait }: { now: Seen; ending: Ending; wait: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useSignal<Film | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    filmOf(now.table, now.seat).then(
      (found) => (film.value = found),
      () => (missing.value = true),
    );
    if (folded.value) return;
    return later(() => dialog.current?.showModal(), wait);
  }, []);
  const unfold = () => {
    folded.value = false;
    dialog.current?.showModal();
  };
  const won = now.seat !== null && ending.winners.includes(now.seat);
  const { Scene } = drawn();
  return (
    <>
      <dialog
        ref={dialog}
        class={`end ${won ? "won" : "lost"} ${now.game}`}
        aria-label={verdict(ending, now.seat)}
        onClose={() => (folded.value = true)}
      >
        <header>
          <div class="verdict">
            <small>{t("web-game-over")}</small>
            <h1>{verdict(ending, now.seat)}</h1>
            <p>{say(ending.reason)}</p>
          </div>
          <Scene view={now.view} winners={ending.winners} />
        </header>
        <nav aria-label={t("web-ways-on")}>
          <Again now={now} />
          <Challenge now={now} won={won} />
          <button type="button" class="plain fold" onClick={() => dialog.current?.close()}>
            <Sign of="fold" /> {t("web-see-board")}
          </button>
        </nav>
        {film.value && <Reviewed film={film.value} now={now} />}
        {!film.value && <p class="hint">{missing.value ? t("web-replay-failed") : t("web-review-coming")}</p>}
      </dialog>
      {folded.value && (
        <button type="button" class="plain end-open" onClick={unfold}>
          {t("web-end-open")}
        </button>
      )}
    </>
  );
}

/** Somebody else to play against, a little stronger after a victory. */
function Challenge({ now, won }: { now: Seen; won: boolean }) {
  const next = now.held.length > 0 && !countedFor(now) ? drawn().challenge(now.view, now.held, won) : null;
  if (!next) return null;
  return (
    <a class="plain challenge" href={`/play/${now.game}?${new URLSearchParams(next.query)}`}>
      {t("web-next-challenge", { name: next.name })}
    </a>
  );
}

/** So few decisions make no curve. */
const SHORT = 8;

function Reviewed({ film, now }: { film: Film; now: Seen }) {
  const { chart, reviewing, Hidden } = drawn();
  const moments = reviewing ? momentsOf(film, reviewing.weigh, chart.turns) : [];
  const columns = reviewing?.columns(now.seats) ?? [];
  const rows = reviewing ? rowsOf(film, reviewing.tallies, columns) : [];
  return (
    <div class="reviewed">
      <div>
        {moments.length > 0 && (
          <section class="moments">
            <h2>{t("web-moments")}</h2>
            <ol>
              {moments.map(({ at, turn, text }) => (
                <li key={at}>
                  <a href={`/replay/${now.table}?at=${at}${now.seat === null ? "" : `&seat=${now.seat}`}`}>
                    {turn !== null && <small>{t("web-moment-turn", { number: turn })}</small>}
                    <span>{say(text)}</span>
                  </a>
                </li>
              ))}
            </ol>
          </section>
        )}
        <Hidden views={film.views} seat={now.seat} />
      </div>
      <div>
        {chart.fields.length > 0 && film.of > SHORT && (
          <section class="course">
            <h2>{t("web-course")}</h2>
            <Lines game={now.game} measures={film.measures} at={film.of} />
          </section>
        )}
        {rows.length > 0 && (
          <section class="numbers">
            <h2>{t("web-numbers")}</h2>
            <table>
              {columns.length > 1 && (
                <thead>
                  <tr>
                    <td />
                    {columns.map((seat) => (
                      <th key={seat} scope="col">
                        {seatName(now.game, seat)}
                      </th>
                    ))}
                  </tr>
                </thead>
              )}
              <tbody>
                {rows.map(({ text, numbers }) => (
                  <tr key={text}>
                    <th scope="row">{text}</th>
                    {numbers.map((number, place) => (
                      <td key={place}>{number ?? "–"}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </div>
  );
}
