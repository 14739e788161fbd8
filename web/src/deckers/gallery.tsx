// All components of Deckers that everybody may read: command cards, objectives, computers, deckers, packets.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { CardsNav } from "../pages/cards";
import { Frame } from "../pages/frame";
import { useGradually } from "../parts/gradually";
import { learn } from "../table/facts";
import { has, t, word } from "../texts/texts";
import { toneOf, unlabelled } from "./cards";
import { commandFacts, deckersFacts } from "./facts";
import { Spawning } from "./large";
import { Emblem, Portrait } from "./looks";
import { Icon, Packet, Symbols } from "./markers";
import type { DeckersFacts } from "./view";

/** The kinds of components, in the order in which they are shown, with the texts that each may have. */
const KINDS = {
  decker: ["deckers", ["text"]],
  smc: ["smcs", ["setup", "rules"]],
  upgrade: ["upgrades", ["rules"]],
  objective: ["objectives", ["goal", "preparation", "rules"]],
  command: ["commands", ["text"]],
  packet: ["packets", ["text"]],
} as const satisfies Record<string, readonly [keyof DeckersFacts, readonly string[]]>;

type Kind = keyof typeof KINDS;

interface Thing {
  readonly kind: Kind;
  readonly name: string;
  /** Of its messages. */
  readonly id: string;
}

const NAMES: Readonly<Record<Kind, () => string>> = {
  command: () => t("web-kind-command"),
  objective: () => t("web-kind-objective"),
  smc: () => t("web-kind-smc"),
  upgrade: () => t("web-kind-upgrade"),
  decker: () => t("web-kind-decker"),
  packet: () => t("web-kind-packet"),
};

export function GalleryPage() {
  const known = useSignal(false);
  const failed = useSignal(false);
  useEffect(() => {
    learn("deckers")
      .then(() => (known.value = true))
      .catch(() => (failed.value = true));
  }, []);
  return (
    <Frame name="gallery">
      <h1>{t("web-cards")}</h1>
      <CardsNav />
      {failed.value && (
        <p class="failed" role="alert">
          {t("web-no-answer")}
        </p>
      )}
      {known.value && <Gallery />}
    </Frame>
  );
}

function Gallery() {
  const kind = useSignal<Kind | "">("");
  const search = useSignal("");
  const all = useMemo(everything, []);
  const wanted = folded(search.value).split(/\s+/).filter(Boolean);
  const found = all.filter(
    (thing) =>
      (!kind.value || kind.value === thing.kind) &&
      (!wanted.length || wanted.every((wish) => folded(wordsOf(thing)).includes(wish))),
  );
  return (
    <>
      <div class="filters">
        <input
          type="search"
          class="search"
          aria-label={t("web-cards-search")}
          placeholder={t("web-cards-search")}
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
        <div class="facets" role="group" aria-label={t("web-cards-kind")}>
          {(Object.keys(KINDS) as Kind[]).map((each) => (
            <button
              key={each}
              type="button"
              class="facet"
              aria-pressed={kind.value === each}
              onClick={() => (kind.value = kind.value === each ? "" : each)}
            >
              <span>{NAMES[each]()}</span>
            </button>
          ))}
        </div>
        <output class="found">{t("web-cards-found", { number: found.length })}</output>
      </div>
      <ul class="things-of">
        {useGradually(found).map((thing) => (
          <Shown key={thing.id} {...thing} />
        ))}
      </ul>
    </>
  );
}

function everything(): readonly Thing[] {
  const facts = deckersFacts();
  if (!facts) return [];
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    Object.keys(facts[KINDS[kind][0]]).map((key) => ({ kind, name: key, id: `${kind}-${key.replace(".", "-")}` })),
  );
}

function textsOf({ kind, id }: Thing): readonly (readonly [part: string, text: string])[] {
  const parts: readonly string[] = KINDS[kind][1];
  return parts.filter((part) => has(`${id}.${part}`)).map((part) => [part, t(`${id}.${part}`, { deckers: 0 })]);
}

function wordsOf(thing: Thing): string {
  return [word(thing.id), NAMES[thing.kind](), ...textsOf(thing).map(([, text]) => text)].join(" ");
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** One of them, with all its texts. */
function Shown(thing: Thing) {
  const { kind, name, id } = thing;
  const keyword = kind === "command" ? (commandFacts(name)?.keyword ?? "") : "";
  return (
    <li class={`component of-${kind} ${lookOf(thing)}`} data-card={id}>
      <Art {...thing} />
      <h2>{word(id)}</h2>
      <Kinds {...thing} />
      {textsOf(thing).map(([part, text]) => (
        <p key={part}>
          {part !== "text" && <b>{word(`part-${part}`)} </b>}
          {keyword ? unlabelled(text, keyword) : text}
        </p>
      ))}
      {kind === "smc" && <Spawning smc={name} />}
    </li>
  );
}

/** Its colour: that of the decker, of the first symbol, of the level. */
function lookOf({ kind, name }: Thing): string {
  const facts = deckersFacts();
  if (kind === "command") return toneOf(facts?.commands[name]?.symbols ?? []);
  if (kind === "decker") return facts?.deckers[name]?.colour ?? "";
  if (kind === "objective") return `level-${facts?.objectives[name]?.level ?? ""}`;
  return "";
}

function Art({ kind, name }: Thing) {
  if (kind === "decker") return <Portrait id={name} />;
  if (kind === "smc") return <Emblem id={name} />;
  if (kind === "packet")
    return (
      <Icon>
        <Packet />
      </Icon>
    );
  return null;
}

/** What is printed beside the texts. */
function Kinds({ kind, name }: Thing) {
  const facts = deckersFacts();
  const level = kind === "objective" ? facts?.objectives[name]?.level : null;
  const stars = kind === "smc" ? facts?.smcs[name]?.stars : null;
  const tiles = kind === "packet" ? facts?.packets[name]?.tiles : null;
  if (kind === "command") return <Printed id={name} />;
  return (
    <Line>
      <span>{NAMES[kind]()}</span>
      {level && <span class="level">{word(`level-${level}`)}</span>}
      {stars && <span class="stars">{"★".repeat(stars)}</span>}
      {tiles && <span>×{tiles}</span>}
    </Line>
  );
}

function Printed({ id }: { id: string }) {
  const facts = commandFacts(id);
  if (!facts) return null;
  return (
    <Line>
      <Symbols letters={facts.symbols} />
      {facts.keyword && <span class={`keyword ${facts.keyword}`}>{word(`keyword-${facts.keyword}`)}</span>}
      {facts.cost.length > 0 && (
        <span class="cost">
          {t("web-cost")} <Symbols letters={facts.cost} />
        </span>
      )}
      <span>×{facts.copies}</span>
    </Line>
  );
}

function Line({ children }: { children: ComponentChildren }) {
  return <p class="printed">{children}</p>;
}
