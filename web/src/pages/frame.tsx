// What the pages beside the table have in common: the name, the ways, the language.

import type { ComponentChildren } from "preact";
import { games } from "../game";
import { Sign, type SignName } from "../parts/signs";
import { LanguageSwitch } from "../texts/language";
import { t } from "../texts/texts";
import { AccountButton } from "./account";
import { TurnsWaiting } from "./mine";

interface Way {
  readonly path: string;
  readonly name: string;
  readonly sign: SignName;
  /** Whether it has a place at the foot of a phone. */
  readonly foot: boolean;
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
          {ways().map((way) => (
            <a key={way.path} href={way.path} aria-current={isHere(way)}>
              {way.name}
            </a>
          ))}
        </nav>
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
      </nav>
    </div>
  );
}

/** The pages beside the tables, with those that belong to a game. */
function ways(): readonly Way[] {
  const taught = games.value.find((game) => game.teaching);
  const readable = games.value.find((game) => game.rules);
  const own = games.value.flatMap((game) => game.places);
  return [
    { path: "/", name: t("web-play"), sign: "play", foot: true },
    { path: "/games", name: t("web-my-games"), sign: "table", foot: true },
    { path: "/watch", name: t("web-watch"), sign: "eye", foot: false },
    ...(taught ? [{ path: `/learn/${taught.name}`, name: t("web-learn"), sign: "learn", foot: true } as const] : []),
    ...own.map(({ path, name }, place) => ({ path, name: name(), sign: "decks", foot: place === 0 }) as const),
    ...(readable
      ? [{ path: `/rules/${readable.name}`, name: t("web-rules"), sign: "rules", foot: true } as const]
      : []),
  ];
}

/** The lessons and the rules of another game are in the same place, and so is what is set up from the first page. */
function isHere({ path }: Way): "page" | undefined {
  const here = location.pathname.split("/")[1] ?? "";
  return path.split("/")[1] === (here === "play" ? "" : here) ? "page" : undefined;
}
