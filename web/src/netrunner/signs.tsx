// The signs of Netrunner, drawn for this product: each means one thing and has its own shape.

interface Drawing {
  readonly lines?: string;
  readonly solid?: string;
  /** How strong the lines are. */
  readonly strong?: number;
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const DRAWINGS = {
  credit: { lines: "M17.5 7.5A7.5 7.5 0 1 0 17.5 16.5", solid: dot(12, 12, 2.6), strong: 3.2 },
  click: { lines: "M12 2.5A9.5 9.5 0 1 1 3 9M12 6.5V12l4 2.5" },
  barrier: { lines: "M2 5h20v14H2ZM2 12h20M9 5v7M16 12v7" },
  "code-gate": { lines: "M12 2 21 7v10l-9 5-9-5V7ZM12 8.5v4.5M12 16.5v.5" },
  sentry: { lines: "M2 12C7 5 17 5 22 12 17 19 7 19 2 12ZM12 8v8" },
  trap: { lines: "M12 3 22 20H2ZM12 10v4M12 17v.3" },
  event: { solid: "M13 2 5 14h6l-1 8 9-13h-6Z" },
  operation: { lines: "M3 12h14M11 5l7 7-7 7M3 6h4M3 18h4" },
  hardware: { lines: "M7 7h10v10H7ZM10 2v5M14 2v5M10 17v5M14 17v5M2 10h5M2 14h5M17 10h5M17 14h5" },
  program: { lines: "M3 5h18v14H3ZM3 9h18M7 13l3 2-3 2" },
  resource: { solid: `${dot(12, 7, 4)}M4 21c0-5 4-7 8-7s8 2 8 7Z` },
  agenda: { solid: "M12 2l3 7 7 .5-5.5 4.7 1.8 7.3L12 17.5 5.7 21.5l1.8-7.3L2 9.500 9 9Z" },
  asset: { lines: "M4 21V8l8-5 8 5v13M9 21v-6h6v6" },
  upgrade: { lines: "M4 13 12 5l8 8M4 20l8-8 8 8" },
  ice: { lines: "M12 2 21 7v10l-9 5-9-5V7ZM12 2v20M3 7l18 10M21 7 3 17" },
  identity: { lines: "M12 2 21 7v10l-9 5-9-5V7Z", solid: dot(12, 12, 3) },
  tag: { lines: "M3 12 12 3h9v9l-9 9Z", solid: dot(16.5, 7.5, 1.8) },
  brain: { lines: "M12 5C8 1 3 4 5 8c-4 2-3 7 1 8 1 5 6 4 6 1 0 3 5 4 6-1 4-1 5-6 1-8 2-4-3-7-7-3ZM12 5v13" },
  link: { lines: "M9 15l6-6M10 6l2-2a5 5 0 0 1 8 7l-3 3M14 18l-2 2a5 5 0 0 1-8-7l3-3" },
  memory: { lines: "M4 7h16v10H4ZM8 17v4M12 17v4M16 17v4M8 3v4M12 3v4M16 3v4" },
  "bad-publicity": { lines: "M4 10v4h4l7 5V5L8 10ZM18.500 9a4 4 0 0 1 0 6M21 6a9 9 0 0 1 0 12" },
  hand: { lines: "M3 8l7-2 4 14-7 2ZM12 4l8 2-3 13" },
  draw: { lines: "M6 3h12v11H6ZM12 17v5M9 20l3 2 3-2" },
  run: { lines: "M3 12h12M10 6l6 6-6 6M20 4v16" },
  purge: {
    lines: "M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.500 2.500M15.500 15.500 18 18M18 6l-2.500 2.500M8.500 15.500 6 18",
    solid: dot(12, 12, 3),
  },
  damage: {
    lines: `M12 2C6 2 3 6 3 11c0 3 2 5 4 6v4h10v-4c2-1 4-3 4-6 0-5-3-9-9-9Z${dot(8.5, 11.5, 2)}${dot(15.5, 11.5, 2)}M12 15v2`,
  },
  stop: { lines: "M8 2h8l6 6v8l-6 6H8l-6-6V8ZM7 12h10" },
  trash: { lines: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7" },
  trace: { lines: `${dot(12, 12, 8)}M12 1v6M12 17v6M1 12h6M17 12h6` },
  check: { lines: "M4 13l5 5L20 6", strong: 3.2 },
  again: { lines: "M19 8A8 8 0 1 0 20 13M19 3v5h-5" },
  log: { lines: "M5 4h14v16H5ZM8 8h8M8 12h8M8 16h5" },
  unique: { solid: "M12 2 20 12 12 22 4 12Z" },
} as const satisfies Record<string, Drawing>;

export type SignName = keyof typeof DRAWINGS;

export function Sign({ name }: { name: SignName }) {
  const { lines, solid, strong = 2.4 }: Drawing = DRAWINGS[name];
  return (
    <svg class={`sign sign-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      {lines && <path class="lines" d={lines} stroke-width={strong} />}
      {solid && <path class="solid" d={solid} />}
    </svg>
  );
}

const NEUTRAL = "M12 3 21 12 12 21 3 12Z";
const MARKS: Readonly<Record<string, string>> = {
  anarch: "M12 2 15 10 23 8 16 14 20 22 12 17 5 22 8 14 1 9 9 10Z",
  criminal: "M2 5 22 5 16 12 22 19 2 19 8 12Z",
  shaper: "M12 2C16 7 22 8 22 12S16 17 12 22C8 17 2 16 2 12S8 7 12 2Z",
  "haas-bioroid": "M12 2 21 7V17L12 22 3 17V7ZM12 8 8.5 10V14L12 16 15.5 14V10Z",
  jinteki: "M12 2A10 10 0 1 0 22 12H12Z",
  nbn: "M2 4H22V9H7V11H22V20H2V15H17V13H2Z",
  "weyland-consortium": "M12 2 23 21H15L12 14 9 21H1Z",
  neutral: NEUTRAL,
};

/** The mark of a faction. */
export function Mark({ faction }: { faction: string }) {
  return (
    <svg class={`mark faction-${faction}`} viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={MARKS[faction] ?? NEUTRAL} />
    </svg>
  );
}

/** Numbers before credits and clicks, in the four languages; what repeats itself may be said in between. */
const SUMS =
  /(\d+|X) ((?:recurring|wiederkehrende|odnawialn|возобновляем)\p{L}* )?((?:credit|kredyt|kredit|кредит)\p{L}*|(?:click|klick|klik|клик)\p{L}*)/giu;

/** A text in which sums of credits and clicks are signs; who hears it still hears the words. */
export function Rich({ text }: { text: string }) {
  const parts: preact.ComponentChild[] = [];
  let end = 0;
  for (const found of text.matchAll(SUMS)) {
    const [all, number = "", between = "", unit = ""] = found;
    parts.push(text.slice(end, found.index));
    parts.push(
      <b class="sum">
        {number}
        <span class="unseen"> {between + unit}</span>
        <Sign name={/^[ck]r|^кр/iu.test(unit) ? "credit" : "click"} />
        {between && <span aria-hidden="true">{` ${between.trim()}`}</span>}
      </b>,
    );
    end = found.index + all.length;
  }
  parts.push(text.slice(end));
  return <>{parts}</>;
}

const MEANINGS: readonly (readonly [RegExp, SignName])[] = [
  [/trace|aufspür|namierz|трасс/iu, "trace"],
  [/damage|schaden|obraże/iu, "damage"],
  [/end the run|run (?:is )?end|beende|kończ|заверш|заканч|конец/iu, "stop"],
  [/trash|zerstör|удал|wirf|zniszcz|skasuj|скин|уничтож|сброс|odrzuć/iu, "trash"],
  [/credit|kredyt|kredit|кредит/iu, "credit"],
  [/click|klick|klik|клик/iu, "click"],
];

/** What a subroutine does, as a sign. */
export function Doing({ text }: { text: string }) {
  return <Sign name={MEANINGS.find(([words]) => words.test(text))?.[1] ?? "operation"} />;
}
