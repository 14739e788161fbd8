// What the pages beside the table have in common: the name, the ways, the language.

import type { ComponentChildren } from "preact";
import { games } from "../game";
import { LanguageSwitch } from "../texts/language";
import { t } from "../texts/texts";
import { AccountButton } from "./account";

export function Frame({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class={`frame ${name}-page`}>
      <header class="top">
        <a class="name" href="/">
          {t("web-title")}
        </a>
        <nav aria-label={t("web-ways")}>
          {otherPages().map(([path, text]) => (
            <a key={path} href={path} aria-current={location.pathname === path ? "page" : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <AccountButton />
        <LanguageSwitch />
      </header>
      <main class={name}>{children}</main>
    </div>
  );
}

/** The pages beside the first one and the tables, with those that belong to a game. */
export function otherPages(): readonly (readonly [path: string, name: string])[] {
  const places = games.value.flatMap((game) => game.places);
  const readable = games.value.find((game) => game.rules);
  return [
    ["/games", t("web-my-games")],
    ["/watch", t("web-watch")],
    ...places.map(({ path, name }) => [path, name()] as const),
    ...(readable ? [[`/rules/${readable.name}`, t("web-rules")] as const] : []),
  ];
}
