// What the pages beside the table have in common: the name, the ways, the language.

import type { ComponentChildren } from "preact";
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
          <Way to="/games" text={t("web-my-games")} />
          <Way to="/watch" text={t("web-watch")} />
          <Way to="/decks" text={t("web-decks")} />
          <Way to="/rules/netrunner" text={t("web-rules")} />
        </nav>
        <AccountButton />
        <LanguageSwitch />
      </header>
      <main class={name}>{children}</main>
    </div>
  );
}

function Way({ to, text }: { to: string; text: string }) {
  const here = location.pathname === to;
  return (
    <a href={to} aria-current={here ? "page" : undefined}>
      {text}
    </a>
  );
}
