// Why something cannot be done with a thing just now: the service knows, and names the rule.

import { useEffect } from "preact/hooks";
import { commandFacts } from "../deckers/facts";
import type { DeckersView } from "../deckers/view";
import type { CardSeen, NetrunnerView } from "../netrunner/view";
import type { Because, Update } from "../service/wire";
import { say, t } from "../texts/texts";
import { factsOf } from "./facts";
import { because, question, send, update } from "./seat";
import type { Zoomed } from "./zooming";

/** What a player may want to do with a thing, and how he asks why he cannot. */
const ASKING = {
  play: () => t("web-why-play"),
  install: () => t("web-why-install"),
  rez: () => t("web-why-rez"),
  score: () => t("web-why-score"),
  advance: () => t("web-why-advance"),
  use: () => t("web-why-use"),
  "break 1": () => t("web-why-break"),
  trash: () => t("web-why-trash"),
  upgrade: () => t("web-why-upgrade"),
  execute: () => t("web-why-execute"),
  show: () => t("web-why-show"),
} as const;
type Verb = keyof typeof ASKING;

export function WhyNot({ thing }: { thing: Zoomed }) {
  const now = update.value;
  const name = thing.name ?? thing.id;
  const verbs = now && now.held.length > 0 && !now.ending ? verbsFor(now, thing, name) : [];
  const refused = verbs.filter(
    (verb) => !question.value?.options.some((option) => option.notation.startsWith(`${verb} ${name}`)),
  );
  const [first] = refused;
  useEffect(() => {
    because.value = null;
    if (first && refused.length === 1) ask(first, name);
  }, [name]);
  if (refused.length === 0) return null;
  return (
    <section class="why" aria-label={t("web-why")}>
      {refused.map((verb) => (
        <button key={verb} type="button" class="plain small" onClick={() => ask(verb, name)}>
          {ASKING[verb]()}
        </button>
      ))}
      <div aria-live="polite">{because.value && now && <Reason because={because.value} game={now.game} />}</div>
    </section>
  );
}

function ask(verb: Verb, name: string): void {
  send({ type: "why", notation: `${verb} ${name}` });
}

function Reason({ because: { reason, clause }, game }: { because: Because; game: string }) {
  return (
    <p class="reason">
      {reason ? say(reason) : t("web-why-offered")}{" "}
      {clause && (
        <a href={`/rules/${game}#${clause}`} target="_blank" rel="noopener">
          {t("web-why-rule", { clause })}
        </a>
      )}
    </p>
  );
}

function verbsFor(now: Update, thing: Zoomed, name: string): readonly Verb[] {
  if (!now.seat) return [];
  return now.game === "deckers"
    ? withCommand(now.view as DeckersView, now.seat, thing)
    : withCard(now.view as NetrunnerView, now.seat, name);
}

/** A card of the row can be had; one of the own hand has its keyword. */
function withCommand(view: DeckersView, seat: string, { kind, id }: Zoomed): readonly Verb[] {
  if (kind !== "command") return [];
  if (view.row.includes(id)) return ["upgrade"];
  const mine = view.deckers.find((decker) => decker.id === seat)?.hand?.includes(id);
  const keyword = commandFacts(id)?.keyword;
  return mine && (keyword === "execute" || keyword === "show") ? [keyword] : [];
}

function withCard(view: NetrunnerView, seat: string, name: string): readonly Verb[] {
  const side = seat === "corp" ? "corp" : "runner";
  const inHand = named(view[side].hand, name);
  if (inHand)
    return [factsOf(inHand.id)?.type === "event" || factsOf(inHand.id)?.type === "operation" ? "play" : "install"];
  const lying = named(
    view.servers.flatMap((server) => [...server.ice, ...server.root]),
    name,
  );
  const inRig = named(view.rig, name);
  if (side === "corp")
    return lying ? withServer(lying) : factsOf(inRig?.id ?? null)?.type === "resource" ? ["trash"] : [];
  if (!inRig) return [];
  return factsOf(inRig.id)?.subtypes.includes("icebreaker") ? ["break 1"] : ["use"];
}

/** What the Corp may do with a card before or in a server. */
function withServer(card: CardSeen): readonly Verb[] {
  const type = factsOf(card.id)?.type;
  if (type === "agenda") return ["score", "advance"];
  if (card.faceup) return type === "ice" ? [] : ["use"];
  return type === "asset" ? ["rez", "advance"] : ["rez"];
}

function named(cards: readonly CardSeen[], name: string): CardSeen | undefined {
  return cards.flatMap((card) => [card, ...card.hosted]).find((card) => card.name === name);
}
