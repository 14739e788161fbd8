// The rules of a game to read and to search.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { games, pageOf } from "../game";
import type { Lesson } from "../lessons/lesson";
import { lessonsOf } from "../lessons/progress";
import { Sign } from "../parts/signs";
import { type Chapter, type Clause, rulesOf, rulesWords } from "../service/api";
import { Zoom } from "../table/zoom";
import { language, t } from "../texts/texts";
import { Frame } from "./frame";
import { type Marking, marked, Table, Text } from "./markdown";

export function RulesPage({ game }: { game: string }) {
  const { chapters, known, failed } = useChapters(game);
  const query = useSignal(new URLSearchParams(location.search).get("q") ?? "");
  const aim = useAim(query, chapters.length > 0);
  const words = useMemo(() => meanings(query.value, known), [known, query.value]);
  const marking = useMemo(() => markingOf(chapters, words.flat()), [chapters, words]);
  const found = useMemo(() => chapters.map((chapter) => fitting(chapter, words)).filter(hasClauses), [chapters, words]);
  const title = t("web-rules-of", { game: pageOf(game).title() });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Frame name="rules">
      <h1>{title}</h1>
      <nav class="games-nav" aria-label={t("web-rules-games")}>
        {games.value.map(({ name, rules, title }) =>
          rules ? (
            <a key={name} class="plain small" href={`/rules/${name}`} aria-current={name === game ? "page" : undefined}>
              {title()}
            </a>
          ) : null,
        )}
      </nav>
      {failed && <p class="failed">{t("web-rules-failed")}</p>}
      <search>
        <input
          type="search"
          aria-label={t("web-rules-search")}
          placeholder={t("web-rules-search")}
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
        <span class="hint" role="status">
          {words.length > 0 &&
            t("web-rules-hits", { number: found.reduce((sum, [, , clauses]) => sum + clauses.length, 0) })}
        </span>
      </search>
      <div class="pages">
        <Contents chapters={found} />
        <div class="chapters">
          {found.map((chapter) => (
            <ChapterShown
              key={chapter[0]}
              chapter={chapter}
              marking={marking}
              aim={aim}
              beside={words.length === 0 ? game : null}
            />
          ))}
        </div>
      </div>
      <Zoom game={game} />
    </Frame>
  );
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const wide = useMemo(() => matchMedia("(min-width: 900px)").matches, []);
  return (
    <details class="contents" open={wide}>
      <summary>{t("web-rules-contents")}</summary>
      <ol>
        {chapters.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>
              <small>{id}</small> {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ChapterRead {
  readonly chapter: Chapter;
  readonly marking: Marking;
  readonly aim: string;
  /** The game whose things are shown beside it; none where one searches. */
  readonly beside: string | null;
}

function ChapterShown({ chapter: [id, title, clauses], marking, aim, beside }: ChapterRead) {
  return (
    <section>
      <h2 id={id} class={aim === id ? "aimed" : ""}>
        <small>{id}</small> {marked(title, marking)}
      </h2>
      {beside && <Aside game={beside} chapter={id} />}
      {grouped(clauses).map((group, place) => (
        <Group key={place} group={group} marking={marking} aim={aim} />
      ))}
    </section>
  );
}

/** What the chapter speaks of, and the way to the lesson that teaches it; drawn when one comes near. */
function Aside({ game, chapter }: { game: string; chapter: string }) {
  const place = useRef<HTMLElement>(null);
  const near = useSignal(false);
  useEffect(() => {
    const look = (seen: readonly IntersectionObserverEntry[]) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) near.value = true;
    };
    const watch = new IntersectionObserver(look, { rootMargin: "50%" });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { Beside } = pageOf(game);
  const taught = ({ steps }: Lesson) => steps.some(({ clauses }) => clauses.some((clause) => isIn(clause, chapter)));
  const isTaught = lessonsOf(game).some(taught);
  return (
    <aside class="beside" ref={place}>
      {near.value && Beside && <Beside chapter={chapter} />}
      {isTaught && (
        <a class="plain" href={`/learn/${game}`}>
          <Sign of="learn" /> {t("web-learn")}
        </a>
      )}
    </aside>
  );
}

const isIn = (clause: string, chapter: string) => clause === chapter || clause.startsWith(`${chapter}.`);

function Group({ group, marking, aim }: { group: readonly Clause[]; marking: Marking; aim: string }) {
  const [id, text] = group[0] ?? ["", ""];
  if (text.startsWith("|")) return <Table lines={group.map(([, line]) => line)} marking={marking} />;
  if (id) return <Numbered id={id} text={text} marking={marking} aimed={aim === id} />;
  if (isHeading(text)) return <h3>{marked(text.replace(/^#+ /, ""), marking)}</h3>;
  return (
    <p class={`remark ${text.startsWith("- ") ? "item" : ""}`}>
      <Text text={text.replace(/^- /, "")} marking={marking} />
    </p>
  );
}

function Numbered({ id, text, marking, aimed }: { id: string; text: string; marking: Marking; aimed: boolean }) {
  return (
    <p id={id} class={`numbered ${aimed ? "aimed" : ""}`}>
      <a class="anchor" href={`#${id}`} aria-label={t("web-rules-link", { clause: id })}>
        {marked(id, marking)}
      </a>
      <span>
        <Text text={text} marking={marking} />
      </span>
    </p>
  );
}

/** A line without a number that is no sentence stands above others. */
function isHeading(text: string): boolean {
  return text.startsWith("#") || (text.length < 80 && !/^- |[.:;!?\])]$/.test(text));
}

/** The lines of a table belong together; every other line stands alone. */
function grouped(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    const joined = clause[1].startsWith("|") && last?.[0]?.[1].startsWith("|");
    if (joined) last?.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

// Getting and searching.

type Known = Readonly<Record<string, readonly string[]>>;

function useChapters(game: string) {
  const chapters = useSignal<readonly Chapter[]>([]);
  const known = useSignal<Known>({});
  const failed = useSignal(false);
  useSignalEffect(() => {
    const wish = language.value ?? "en";
    void rulesOf(wish, game).then(
      (found) => (chapters.value = found.flatMap(parted)),
      () => (failed.value = true),
    );
    // Without them only the words of the rules themselves are found.
    void rulesWords(wish, game).then(
      (found) => (known.value = found),
      () => (known.value = {}),
    );
  });
  return { chapters: chapters.value, known: known.value, failed: failed.value };
}

/** Each word that is looked for, with what the rules say instead of it. */
function meanings(query: string, known: Known): readonly (readonly string[])[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const meant = (word: string) => Object.keys(known).filter((typed) => word.startsWith(typed));
  return words.map((word) => [word, ...meant(word).flatMap((typed) => known[typed] ?? [])]);
}

/** A heading without a number begins a chapter too; the clauses after it tell how it may be cited. */
function parted([id, title, clauses]: Chapter): Chapter[] {
  const place = clauses.findIndex(([number, text]) => !number && text.startsWith("## "));
  if (place < 0) return [[id, title, clauses]];
  const rest = clauses.slice(place + 1);
  const next = /^[A-Z]+-[A-Z]+/.exec(rest.find(([number]) => number)?.[0] ?? "")?.[0] ?? `${id}-${place}`;
  return [[id, title, clauses.slice(0, place)], ...parted([next, clauses[place]?.[1].slice(3) ?? "", rest])];
}

/** The chapter with the clauses that have all the words, all of them if its own title has. */
function fitting([id, title, clauses]: Chapter, words: readonly (readonly string[])[]): Chapter {
  const fits = (text: string) => words.every((meant) => meant.some((word) => text.toLowerCase().includes(word)));
  return [
    id,
    title,
    words.length === 0 || fits(`${id} ${title}`) ? clauses : clauses.filter((clause) => fits(clause.join(" "))),
  ];
}

function hasClauses([, , clauses]: Chapter): boolean {
  return clauses.length > 0;
}

function markingOf(chapters: readonly Chapter[], words: readonly string[]): Marking {
  const ids = new Set(chapters.flatMap(([id, , clauses]) => [id, ...clauses.map(([number]) => number)]));
  const literal = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { known: (id) => ids.has(id), sought: literal.length > 0 ? new RegExp(`(${literal.join("|")})`, "i") : null };
}

/** The clause that the address names: it is brought into sight, and a search that hides it is given up. */
function useAim(query: { value: string }, ready: boolean): string {
  const hash = useSignal(location.hash.slice(1));
  useEffect(() => {
    const listen = () => {
      hash.value = location.hash.slice(1);
      if (hash.value && !document.getElementById(hash.value)) query.value = "";
    };
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  const aim = useComputed(() => hash.value);
  useEffect(() => {
    if (ready) document.getElementById(aim.value)?.scrollIntoView({ block: "center" });
  }, [ready, aim.value, query.value === ""]);
  return aim.value;
}
