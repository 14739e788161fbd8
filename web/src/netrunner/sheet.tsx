// What is printed on a card, and what is true of it now: picture, frame, numbers and text. The width decides how much of it
// is shown, in the style sheet.

import { has, word } from "../texts/texts";
import { paletteOf } from "./art/palettes";
import { pictureOf } from "./art/picture";
import { factsOf, iceKind, type Kind, kindOf } from "./facts";
import { measure, setText } from "./fitting";
import { cutOf, outlineOf } from "./shapes";
import { Mark, Rich, Sign, type SignName } from "./signs";
import type { CardFacts, CardSeen, SideWord } from "./view";

/** What the table says of a card, where it differs from what is printed. */
export type Now = Partial<Pick<CardSeen, "faceup" | "strength" | "rez_cost" | "requirement" | "gained">>;

/** The colours of a card's faction, for the style sheet. */
export function colours(faction: string): Record<string, string> {
  const { L, M, D, K, W, X } = paletteOf(faction);
  return { "--l": L, "--m": M, "--d": D, "--k": K, "--w": W, "--x": X };
}

/** The address of a card's picture; none where the card is hidden or not known yet. */
export function pictureAt(id: string | null, wide = false): string | undefined {
  const facts = factsOf(id);
  return facts ? pictureOf(facts, wide) : undefined;
}

/** Title and epithet: an identity has both. */
export function titleOf(id: string): readonly [title: string, epithet: string] {
  const [title = "", epithet = ""] = word(`card-${id}`).split(": ");
  return [title, epithet];
}

/** A card's text apart from its subroutines, and the subroutines. */
export function textOf(id: string): readonly [plain: string, ...subroutines: string[]] {
  const text = `card-${id}.text`;
  const [plain = "", ...subroutines] = has(text) ? word(text).split("▸") : [];
  return [plain.trim(), ...subroutines.map((part) => part.trim())];
}

/** How the style sheet sets a title: by its width. */
export function titled(title: string): { class: string; style: Record<string, number> } {
  const { word, all, narrow } = measure(title);
  return { class: narrow ? "name narrow" : "name", style: { "--word": word, "--all": all } };
}

/** It is for the eye: what it stands in says in words what it shows. */
export function Sheet({ facts, now = {} }: { facts: CardFacts; now?: Now }) {
  const kind = kindOf(facts);
  return (
    <span
      class={`sheet type-${facts.type} kind-${kind}`}
      style={{ ...colours(facts.faction), ...printedAs(facts, kind) }}
      aria-hidden="true"
    >
      <span class="cut" style={{ "clip-path": cutOf(kind) }}>
        <img class="art" alt="" src={pictureOf(facts)} decoding="async" draggable={false} />
        <Outline kind={kind} />
        <Body facts={facts} now={now} />
        <Name id={facts.id} />
      </span>
      <Numbers facts={facts} now={now} />
    </span>
  );
}

function Outline({ kind }: { kind: Kind }) {
  const points = outlineOf(kind);
  return (
    <svg class="outline" viewBox="0 0 300 420" preserveAspectRatio="none" aria-hidden="true">
      <polygon class="dark" points={points} />
      <polygon class="middle" points={points} />
      <polygon class="light" points={points} />
    </svg>
  );
}

function Name({ id }: { id: string }) {
  const [title, epithet] = titleOf(id);
  return (
    <span {...titled(title)}>
      <b>{title}</b>
      {epithet && <small>{epithet}</small>}
    </span>
  );
}

/** Texts longer than this are set smaller on large cards. */
const LONG = 240;

/** What a shape takes from each line of its text, in hundredths of the card's width. */
const LOST: Partial<Record<Kind, number>> = { sentry: 8, "code-gate": 3 };

/** How its text is set, for the style sheet: on large cards and on middling ones. */
function printedAs(facts: CardFacts, kind: Kind): Record<string, string> {
  const [plain, ...subroutines] = textOf(facts.id);
  const letters = plain.length + subroutines.reduce((sum, text) => sum + Math.max(text.length, 30) + 8, 0);
  const kinds = [`type-${facts.type}`, ...facts.subtypes.map((subtype) => `subtype-${subtype}`)];
  const { scale, high } = setText([plain, ...subroutines], kinds.map((one) => word(one)).join(" · "), LOST[kind] ?? 0);
  return {
    "--dense": Math.min(1, Math.sqrt(LONG / letters)).toFixed(3),
    "--set": `${scale}`,
    "--high": `${high}%`,
  };
}

function Body({ facts, now }: { facts: CardFacts; now: Now }) {
  const [plain, ...subroutines] = textOf(facts.id);
  return (
    <span class="body">
      <Kinds facts={facts} gained={now.gained ?? []} />
      <span class="print">
        {plain && (
          <span class="plain-text">
            <Rich text={plain} />
          </span>
        )}
        {subroutines.map((text, place) => (
          <span key={place} class="sub">
            <Rich text={text} />
          </span>
        ))}
      </span>
    </span>
  );
}

function Kinds({ facts, gained }: { facts: CardFacts; gained: readonly string[] }) {
  const subtypes = [...facts.subtypes, ...gained].map((subtype) => word(`subtype-${subtype}`));
  return (
    <span class="kinds-line">
      <span class="sorts">
        <Sign name={kindOf(facts)} />
        {facts.unique && <Sign name="unique" />}
        {word(`type-${facts.type}`)} {subtypes.length > 0 && <em>{subtypes.join(" · ")}</em>}
      </span>
      {facts.memory > 0 && facts.type === "program" && (
        <span class="small-number">
          {facts.memory}
          <Sign name="memory" />
        </span>
      )}
      {facts.trash !== null && (
        <span class="small-number">
          {facts.trash}
          <Sign name="trash" />
        </span>
      )}
      <Mark faction={facts.faction} />
    </span>
  );
}

const BREAKS = [
  ["fracter", "barrier"],
  ["decoder", "code-gate"],
  ["killer", "sentry"],
] as const;

/** The sign in the corner: what it is, and of a breaker what it breaks. */
function sortOf(facts: CardFacts): SignName {
  return BREAKS.find(([subtype]) => facts.subtypes.includes(subtype))?.[1] ?? kindOf(facts);
}

export const hasStrength = (facts: CardFacts) => facts.type === "ice" || facts.subtypes.includes("icebreaker");

/** What has to be paid for it now: its cost, of a facedown card the cost to rez it, of an agenda the advancement. */
export function priceOf(facts: CardFacts, now: Now): number | "X" | null {
  if (facts.type === "identity") return null;
  if (facts.type === "agenda") return now.requirement ?? facts.advancement;
  return now.faceup ? facts.cost : (now.rez_cost ?? facts.cost);
}

function Numbers({ facts, now }: { facts: CardFacts; now: Now }) {
  const price = priceOf(facts, now);
  const printed = facts.type === "agenda" ? facts.advancement : facts.cost;
  return (
    <>
      {price !== null && <Gem value={price} need={facts.type === "agenda"} changed={price !== printed} />}
      <span class="sort">
        <Sign name={sortOf(facts)} />
      </span>
      {hasStrength(facts) && <Strength facts={facts} now={now.strength ?? null} />}
      {facts.type === "agenda" && <span class="points">{facts.points}</span>}
      {facts.type === "identity" && facts.side === "runner" && (
        <span class="link">
          {facts.link}
          <Sign name="link" />
        </span>
      )}
    </>
  );
}

/** The gold hexagon of a cost; the blue pentagon of what an agenda needs. */
export function Gem({
  value,
  need = false,
  changed = false,
}: {
  value: number | "X";
  need?: boolean;
  changed?: boolean;
}) {
  return (
    <span class={`gem ${need ? "need" : ""} ${changed ? "changed" : ""}`} data-value={value}>
      {value}
    </span>
  );
}

function Strength({ facts, now }: { facts: CardFacts; now: number | null }) {
  const strength = now ?? facts.strength;
  const change = strength > facts.strength ? "raised" : strength < facts.strength ? "lowered" : "";
  return <span class={`strength ${change}`}>{strength}</span>;
}

/** The back of a card: each side has its own. */
export function Back({ side }: { side: SideWord }) {
  return (
    <svg class={`back side-${side}`} viewBox="0 0 300 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {side === "corp" ? <CorpBack /> : <RunnerBack />}
    </svg>
  );
}

function CorpBack() {
  return (
    <>
      <rect width="300" height="420" fill="#0f1c33" />
      <path d="M150 60 270 130V290L150 360 30 290V130Z" fill="#16294a" stroke="#5f86c4" stroke-width="5" />
      <path d="M150 110 228 155V265L150 310 72 265V155Z" fill="#1d3763" stroke="#8fb4ea" stroke-width="4" />
      <path d="M150 160V310M150 210 72 165M150 210 228 165" stroke="#8fb4ea" stroke-width="4" />
      <rect x="9" y="9" width="282" height="402" rx="14" fill="none" stroke="#33548c" stroke-width="8" />
    </>
  );
}

function RunnerBack() {
  return (
    <>
      <rect width="300" height="420" fill="#26140f" />
      <path d="M30 330 150 90 270 330 210 330 150 210 90 330Z" fill="#3a1e14" stroke="#e0854c" stroke-width="5" />
      <path d="M150 250 190 330H110Z" fill="#e0854c" />
      <path d="M20 60H110L140 90M280 60H190L160 90M20 370H280" fill="none" stroke="#9c5732" stroke-width="5" />
      <rect x="9" y="9" width="282" height="402" rx="14" fill="none" stroke="#7a4228" stroke-width="8" />
    </>
  );
}

/** The picture of a card without its frame, such as the face of an identity. */
export function Portrait({ id }: { id: string | null }) {
  const address = pictureAt(id);
  return address ? <img class="portrait" alt="" src={address} draggable={false} /> : null;
}

/** Which ice it is, where it is known to be ice. */
export function iceOf(id: string | null) {
  const facts = factsOf(id);
  return facts?.type === "ice" ? iceKind(facts) : null;
}
