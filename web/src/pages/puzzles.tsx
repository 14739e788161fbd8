// The puzzles: the one of the day, all by how hard they are, one by its link, and new ones from a position.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../game";
import { Opening } from "../lessons/coach";
import { Stars } from "../puzzles/riddle";
import {
  allPuzzles,
  makePuzzle,
  type PuzzleListed,
  type PuzzlesListed,
  pictureOf,
  puzzleOf,
  solve,
} from "../puzzles/shelf";
import { kept, streak } from "../puzzles/streak";
import { Refusal } from "../service/api";
import { seatName } from "../service/games";
import { language, say, t } from "../texts/texts";
import { Frame } from "./frame";

export function PuzzlesPage({ name }: { name: string }) {
  const found = useSignal<PuzzlesListed | null>(null);
  useEffect(() => {
    void allPuzzles().then((all) => (found.value = all));
  }, []);
  const all = found.value;
  return (
    <Frame name="puzzles">
      <h1>{t("web-puzzles")}</h1>
      <p class="hint">{t("web-puzzles-about")}</p>
      {all && (name ? <Shared name={decodeURIComponent(name)} /> : <Daily all={all} />)}
      {all && <All all={all} />}
      {all && <Own all={all} />}
    </Frame>
  );
}

function Daily({ all }: { all: PuzzlesListed }) {
  const puzzle = all.puzzles.find(({ name }) => name === all.today);
  const days = streak(kept.value.days, all.day);
  if (!puzzle) return null;
  return (
    <section class="pane daily">
      <h2>{t("web-puzzle-daily")}</h2>
      <Shown puzzle={puzzle} day={all.day} />
      {days > 0 && <p class="streak">{t("web-puzzle-streak", { days })}</p>}
    </section>
  );
}

/** A puzzle that a link leads to. */
function Shared({ name }: { name: string }) {
  const found = useSignal<PuzzleListed | null>(null);
  const failed = useSignal("");
  useEffect(() => {
    puzzleOf(name).then(
      (puzzle) => (found.value = puzzle),
      (refusal) => (failed.value = reasonOf(refusal)),
    );
  }, [name]);
  return (
    <section class="pane daily">
      {found.value && <Shown puzzle={found.value} />}
      {failed.value && <p role="alert">{failed.value}</p>}
    </section>
  );
}

function Shown({ puzzle, day = null }: { puzzle: PuzzleListed; day?: string | null }) {
  const state = kept.value.tried[puzzle.name];
  return (
    <div class="puzzle" data-puzzle={puzzle.name} data-state={state ?? "new"}>
      <img src={pictureOf(puzzle.name, language.value ?? "en")} alt="" width="480" height="252" />
      <div>
        <p class="task">
          <b>{seatName(puzzle.game, puzzle.seat)}:</b> {say(puzzle.task)} <Stars grade={puzzle.grade} />
        </p>
        <p class="hint">{t(`web-game-${puzzle.game}`)}</p>
        <Opening text={t("web-puzzle-solve")} look="primary solve" deed={() => solve(puzzle.name, day)} />
        <Address path={`/puzzles/${encodeURIComponent(puzzle.name)}`} />
      </div>
    </div>
  );
}

/** An address to be sent to somebody; that of an own puzzle holds the whole position. */
function Address({ path }: { path: string }) {
  const copied = useSignal(false);
  const address = `${location.origin}${path}`;
  const copy = () => void navigator.clipboard?.writeText(address).then(() => (copied.value = true));
  return (
    <div class="link">
      <input readOnly value={address} aria-label={t("web-friend-address")} />
      <button type="button" class="plain" onClick={copy}>
        {copied.value ? t("web-copied") : t("web-copy")}
      </button>
    </div>
  );
}

const GRADES = [1, 2, 3, 4, 5];

function All({ all }: { all: PuzzlesListed }) {
  const kind = useSignal("");
  const asked = all.puzzles.filter(({ game, goal }) => !kind.value || kind.value === `${game} ${goal}`);
  return (
    <section class="pane all-puzzles">
      <h2>{t("web-puzzles-all")}</h2>
      <select
        class="kind"
        aria-label={t("web-puzzle-goal")}
        value={kind.value}
        onChange={(event) => (kind.value = event.currentTarget.value)}
      >
        <option value="">{t("web-puzzle-any")}</option>
        <Goals all={all} value={(game, goal) => `${game} ${goal}`} />
      </select>
      {GRADES.map((grade) => ({ grade, some: asked.filter((one) => one.grade === grade) })).map(({ grade, some }) =>
        some.length ? (
          <div key={grade} class="grade">
            <h3>
              <Stars grade={grade} />
            </h3>
            <ul>
              {some.map(({ name, game, task }) => (
                <li key={name}>
                  <a
                    href={`/puzzles/${name}`}
                    class={`number ${pageOf(game).name} ${kept.value.tried[name] ?? ""}`}
                    title={say(task)}
                  >
                    {name}
                    <small>{t(`web-game-${game}`)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </section>
  );
}

/** What puzzles ask for, game by game, as options to choose from. */
function Goals({ all, value }: { all: PuzzlesListed; value: (game: string, goal: string) => string }) {
  return (
    <>
      {Object.entries(all.goals).map(([game, goals]) => (
        <optgroup key={game} label={t(`web-game-${game}`)}>
          {Object.entries(goals).map(([goal, text]) => (
            <option key={goal} value={value(game, goal)}>
              {say(text)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

/** From a position to a link. */
function Own({ all }: { all: PuzzlesListed }) {
  const position = useSignal("");
  const goal = useSignal("");
  const state = useSignal<"ready" | "busy">("ready");
  const made = useSignal<{ puzzle: string; solutions: number } | null>(null);
  const failed = useSignal("");
  const prove = (event: Event) => {
    event.preventDefault();
    state.value = "busy";
    made.value = null;
    failed.value = "";
    makePuzzle(position.value, goal.value)
      .then(
        (puzzle) => (made.value = puzzle),
        (refusal) => (failed.value = reasonOf(refusal)),
      )
      .finally(() => (state.value = "ready"));
  };
  return (
    <section class="pane own-puzzle">
      <h2>{t("web-puzzle-own")}</h2>
      <p class="hint">{t("web-puzzle-own-about")}</p>
      <form onSubmit={prove}>
        <label>
          {t("web-puzzle-position")}
          <textarea
            required
            rows={6}
            value={position.value}
            onInput={(event) => (position.value = event.currentTarget.value)}
          />
        </label>
        <label>
          {t("web-puzzle-goal")}
          <select required value={goal.value} onChange={(event) => (goal.value = event.currentTarget.value)}>
            <option value="" />
            <Goals all={all} value={(_, goal) => goal} />
          </select>
        </label>
        <button type="submit" class="primary prove" disabled={state.value === "busy"}>
          {state.value === "busy" ? t("web-puzzle-proving") : t("web-puzzle-prove")}
        </button>
      </form>
      {failed.value && (
        <p class="failed" role="alert">
          {failed.value}
        </p>
      )}
      {made.value && (
        <div class="made" role="status">
          <p>{t("web-puzzle-proved", { count: made.value.solutions })}</p>
          <Address path={`/puzzles/${encodeURIComponent(made.value.puzzle)}`} />
        </div>
      )}
    </section>
  );
}

function reasonOf(refusal: unknown): string {
  return refusal instanceof Refusal && refusal.reason ? say(refusal.reason) : t("web-open-failed");
}
