// The ways on from where there is nothing.

import { t } from "../texts/texts";

export function WaysOut() {
  return (
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
  );
}
