// An address that leads nowhere, and the ways out.

import { t } from "../texts/texts";
import { Frame } from "./frame";

export function LostPage() {
  return (
    <Frame name="lost">
      <h1>{t("web-lost-page")}</h1>
      <p class="hint">{t("web-lost-page-hint")}</p>
      <p class="others">
        <a class="primary" href="/">
          {t("web-to-start")}
        </a>
        <a class="plain" href="/games">
          {t("web-my-games")}
        </a>
        <a class="plain" href="/watch">
          {t("web-watch")}
        </a>
      </p>
    </Frame>
  );
}
