// What the pages beside the table have in common: the name, the ways, the language.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { games } from "../game";
import { Sign, type SignName } from "../parts/signs";
import { LanguageSwitch } from "../texts/language";
import { t } from "../texts/texts";
import { AccountButton } from "./account";
import { TurnsWaiting } from "./mine";
import { SeekWaiting } from "./waiting";

interface Way {
  readonly path: string;
  readonly name: string;
  readonly sign: SignName;
  /** Whether it has a place at the foot of a phone, and in the row however narrow it is. */
  readonly foot: boolean;
  /** Whether it stands in the menu however wide the row is. */
  readonly second?: boolean;
}

export function Frame({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class={`frame ${name}-page`}>
      <a class="skip" href="#main">
        {t("web-skip")}
      </a>
      <header class="masthead">
        <a class="name" href="/">
          Cyber<b>deck</b>
        </a>
        <nav aria-label={t("web-ways")}>
          {ways()
            .filter(({ second }) => !second)
            .map((way) => (
              <a key={way.path} class={way.foot ? "" : "roomy"} href={way.path} aria-current={isHere(way)}>
                {way.name}
              </a>
            ))}
          <More ways={ways().filter(({ foot }) => !foot)} />
        </nav>
        <SeekWaiting />
        <TurnsWaiting />
        <LanguageSwitch />
        <AccountButton />
      </header>
      <main id="main" class={name} tabIndex={-1}>
        {children}
      </main>
      <nav class="tabs" aria-label={t("web-ways")}>
        {ways()
          .filter(({ foot }) => foot)
          .map((way) => (
            <a key={way.path} href={way.path} aria-current={isHere(way)}>
              <Sign of={way.sign} />
              {way.name}
            </a>
          ))}
        <More ways={ways().filter(({ foot }) => !foot)} />
      </nav>
    </div>
  );
}

/** What has no place in the row: behind one button, which shuts as soon as something else is wanted. */
function More({ ways }: { ways: readonly Way[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const shut = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key !== "Escape" : menu.current?.contains(event.target as Node))
        return;
      if (menu.current) menu.current.open = false;
    };
    addEventListener("pointerdown", shut);
    addEventListener("keydown", shut);
    return () => {
      removeEventListener("pointerdown", shut);
      removeEventListener("keydown", shut);
    };
  }, []);
  return (
    <details ref={menu} class={`more-ways ${hereAmong(ways)}`}>
      <summary>
        <Sign of="more" />
        {t("web-more")}
      </summary>
      <div>
        {ways.map((way) => (
          <a key={way.path} class={way.second ? "" : "cramped"} href={way.path} aria-current={isHere(way)}>
            <Sign of={way.sign} /> {way.name}
          </a>
        ))}
      </div>
    </details>
  );
}

/** Whether the page stands in the menu always, or only where the row has no room for it. */
function hereAmong(ways: readonly Way[]): string {
  const here = ways.find(isHere);
  return here ? (here.second ? "here" : "here-cramped") : "";
}

/** The pages beside the tables, with those that belong to a game; what lies deeper is reached from there. */
function ways(): readonly Way[] {
  const taught = games.value.find((game) => game.teaching);
  const readable = games.value.find((game) => game.rules);
  const own = games.value.flatMap((game) => game.places.filter(({ path }) => path.lastIndexOf("/") === 0));
  const ladders = games.value.flatMap((game) => game.places.filter(({ path }) => path.startsWith("/campaign/")));
  return [
    { path: "/", name: t("web-play"), sign: "play", foot: true },
    { path: "/lobby", name: t("web-lobby"), sign: "friend", foot: true },
    { path: "/games", name: t("web-my-games"), sign: "table", foot: true },
    { path: "/tournaments", name: t("web-tournaments"), sign: "cup", foot: false },
    ...(taught ? [{ path: `/learn/${taught.name}`, name: t("web-learn"), sign: "learn", foot: true } as const] : []),
    ...own.map(
      ({ path, name }, place) => ({ path, name: name(), sign: "decks", foot: false, second: place > 0 }) as const,
    ),
    ...(readable
      ? [{ path: `/rules/${readable.name}`, name: t("web-rules"), sign: "rules", foot: false } as const]
      : []),
    ...ladders.map(({ path, name }) => ({ path, name: name(), sign: "cup", foot: false, second: true }) as const),
    { path: "/puzzles", name: t("web-puzzles"), sign: "puzzle", foot: false, second: true },
    { path: "/players", name: t("web-players"), sign: "cup", foot: false, second: true },
  ];
}

/** The lessons and the rules of another game are in the same place, and so is what is set up from the first page. */
function isHere({ path }: Way): "page" | undefined {
  const here = location.pathname.split("/")[1] ?? "";
  const place = { play: "", watch: "lobby", review: "games" }[here] ?? here;
  return path.split("/")[1] === place ? "page" : undefined;
}
