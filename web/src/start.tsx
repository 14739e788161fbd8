// The first page: a game within one click.

import { signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { LanguageSwitch } from "./language";
import { type Links, openTable, playHouse } from "./tables";
import { t, word } from "./texts";

const GAME = "netrunner";
const SEATS = ["corp", "runner"] as const;
type Seat = (typeof SEATS)[number];

const busy = signal(false);
const failed = signal(false);
const friendly = signal(false);
const shared = signal<{ own: Seat; links: Links } | null>(null);

async function attempt(deed: () => Promise<void>): Promise<void> {
  busy.value = true;
  failed.value = false;
  try {
    await deed();
  } catch {
    failed.value = true;
  }
  busy.value = false;
}

const play = (seat: Seat) => () => void attempt(() => playHouse(GAME, seat, SEATS));

const share = (own: Seat) => () =>
  void attempt(async () => {
    const links = await openTable(GAME, Object.fromEntries(SEATS.map((seat) => [seat, "person"] as const)));
    shared.value = { own, links };
  });

export function StartPage() {
  return (
    <main class="start">
      <LanguageSwitch />
      <h1>{t("web-title")}</h1>
      <p class="tagline">{t("web-tagline")}</p>
      <button type="button" class="primary huge play-now" disabled={busy.value} onClick={play("runner")}>
        {t("web-play-now")}
        <small>{t("web-play-now-hint")}</small>
      </button>
      <div class="others">
        <button type="button" class="plain play-corp" disabled={busy.value} onClick={play("corp")}>
          {t("web-play-corp")}
        </button>
        <button type="button" class="plain play-friend" aria-expanded={friendly.value} onClick={() => (friendly.value = !friendly.value)}>
          {t("web-play-friend")}
        </button>
      </div>
      <div class="friend" aria-live="polite">
        {friendly.value && (shared.value ? <FriendLink {...shared.value} /> : <FriendSide />)}
        {failed.value && <p class="failed">{t("web-open-failed")}</p>}
      </div>
    </main>
  );
}

function FriendSide() {
  return (
    <>
      <p>{t("web-friend-choose")}</p>
      <div class="others">
        {SEATS.map((seat) => (
          <button key={seat} type="button" class={`plain choose-${seat}`} disabled={busy.value} onClick={share(seat)}>
            {word(`side-${seat}`)}
          </button>
        ))}
      </div>
    </>
  );
}

function FriendLink({ own, links }: { own: Seat; links: Links }) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const other = SEATS.find((seat) => seat !== own) ?? own;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
    } catch {
      document.execCommand("copy");
    }
    copied.value = true;
  };
  return (
    <>
      <p>{t("web-friend-link", { side: word(`side-${other}`) })}</p>
      <div class="link">
        <input ref={field} readOnly value={new URL(links[other] ?? "", location.href).href} aria-label={t("web-friend-address")} />
        <button type="button" class="plain" onClick={() => void copy()}>
          {copied.value ? t("web-copied") : t("web-copy")}
        </button>
      </div>
      <a class="primary enter" href={links[own] ?? "/"}>
        {t("web-enter", { side: word(`side-${own}`) })}
      </a>
    </>
  );
}
