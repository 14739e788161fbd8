// What the buttons of Netrunner say, which of them Enter takes, which of them hurt, and the cards behind them.

import { goesOn as usual } from "../game";
import type { Message, Offer, Question, ShortcutSeen } from "../service/wire";
import { question } from "../table/seat";
import type { Zoomed } from "../table/zooming";
import { say, t } from "../texts/texts";
import { closeUp } from "./cards";
import { cardNamed, seat, view } from "./places";
import { serverMessage } from "./servers";
import { Sign } from "./signs";
import type { CardSeen } from "./view";

/** The text of an option: passing says what it means, a bid in a trace what it comes to. */
export function Face({ option }: { option: Offer }) {
  const bid = bidOf(option);
  if (bid) return <Bid of={bid} />;
  return <>{passing(option) ?? say(installing(option) ?? option.message)}</>;
}

const MAKING_ROOM: ReadonlySet<string> = new Set(["ask-install-trash", "ask-make-room"]);

/** To be done with making room is to install. */
function installing({ notation }: Offer): Message | null {
  const [id, args] = question.value?.prompt ?? ["", []];
  return notation === "done" && MAKING_ROOM.has(id) ? ["option-install", args] : null;
}

interface Bidding {
  readonly bid: number;
  readonly total: number;
  /** What it is held against, where that is known already. */
  readonly trace: number | null;
}

/** What is added and what that comes to, as numbers; who hears it hears a sentence. */
function Bid({ of: { bid, total, trace } }: { of: Bidding }) {
  return (
    <>
      <span class="unseen">
        {trace === null ? t("web-bid-trace", { bid, total }) : t("web-bid-link", { bid, total, trace })}
      </span>
      <span class={`bid ${trace === null ? "" : bidding(bid, total, trace)}`} aria-hidden="true">
        <b>+{bid}</b>
        <span>
          {trace === null ? total : `${total} : ${trace}`}
          {trace !== null && (total >= trace ? " ✓" : " ✗")}
        </span>
      </span>
    </>
  );
}

/** Too little, just enough, or more than is needed: the Runner bids last, and a tie is his. */
function bidding(bid: number, total: number, trace: number): string {
  if (total < trace) return "short";
  return bid === 0 || total === trace ? "enough" : "beyond";
}

/** Where the cards lie that an option points at, or which copies they are: names are notation. */
export function apart({ at }: Offer): string {
  return at.map(whereabouts).filter(Boolean).join(", ");
}

function whereabouts(name: string): string {
  const [, server, sort, number] = /(?:^|@)([a-z]+\d*)([:/])(\d+)$/.exec(name) ?? [];
  if (!server) return /#(\d+)$/.exec(name)?.[1] ?? "";
  return say([
    sort === ":" ? "hidden-ice-at" : "hidden-card-at",
    [
      ["number", Number(number)],
      ["server", serverMessage(server)],
    ],
  ]);
}

/** The first card that an option points at. */
export function lookAt(option: Offer): Zoomed | null {
  const card = option.at.map(cardNamed).find((found) => found !== null);
  return card ? closeUp(card) : null;
}

function bidOf({ notation }: Offer): Bidding | null {
  const [id, args] = question.value?.prompt ?? ["", []];
  const bid = Number(/^number (\d+)$/.exec(notation)?.[1] ?? NaN);
  const trace = Number(args.find(([name]) => name === "number")?.[1] ?? NaN);
  if (Number.isNaN(bid) || Number.isNaN(trace)) return null;
  if (id === "ask-trace-strength") return { bid, total: trace + bid, trace: null };
  if (id === "ask-link-strength") return { bid, total: (view.value?.link ?? 0) + bid, trace };
  return null;
}

/** Where ice is met, the Runner is asked about that ice and about what would fire. */
export function asks({ prompt }: Question): Message {
  const run = view.value?.run;
  const met = cardNamed(run?.ice ?? null);
  if (prompt[0] !== "ask-window" || seat.value !== "runner" || !run?.encountered || !met?.id) return prompt;
  return [
    "web-ask-encounter",
    [
      ["card", [`card-${met.id}`, []]],
      ["number", run.unbroken.length],
    ],
  ];
}

function passing({ notation }: Offer): string | null {
  const run = view.value?.run;
  if (notation === "continue" && run && run.ice === null)
    return t("web-gate-server", { server: say(serverMessage(run.server)) });
  if (notation !== "pass" || !run) return null;
  const firing = run.encountered ? run.unbroken.length : 0;
  if (firing > 0) return t("web-let-fire", { number: firing });
  return isUnrezzed(cardNamed(run.ice)) ? t("web-gate-unrezzed") : t("web-gate-on");
}

/** Ice that the Corp could have rezzed and leaves as it is. */
function isUnrezzed(ice: CardSeen | null): boolean {
  const rez = `rez ${ice?.name}`;
  return ice?.faceup === false && (question.value?.options.some(({ notation }) => notation === rez) ?? false);
}

const HARM: Readonly<Record<string, RegExp>> = {
  runner: /^does-(subroutine|damage|damage-fatal|tags|lose-click|traced|trash-program)$/,
  corp: /^does-bad-publicity$/,
};

/** What is paid with, as a sign. */
export function Coin({ what }: { what: string }) {
  return what === "credit" || what === "click" ? <Sign name={what} /> : null;
}

/** Whether it surely harms the one who takes it. */
export function hurts({ outcomes }: Offer): boolean {
  return outcomes.some(({ message: [id] }) => HARM[seat.value]?.test(id));
}

/** Enter never does what hurts: it breaks the ice where that can be said at once, steals, or lets the game go on. */
export function goesOn(asked: Question): Offer | ShortcutSeen | null {
  const [only, ...more] = asked.options;
  const steal = asked.options.find(({ notation }) => notation.startsWith("steal "));
  const on = steal ?? usual(asked) ?? (more.length === 0 ? only : null) ?? null;
  if (!on || !hurts(on)) return on;
  return asked.shortcuts.find(({ notation }) => notation.startsWith("break-all")) ?? null;
}
