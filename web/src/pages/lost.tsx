// An address that leads nowhere, and the ways out.

import { Drawn } from "../parts/drawings";
import { WaysOut } from "../parts/waysout";
import { t } from "../texts/texts";
import { Frame } from "./frame";

export function LostPage() {
  return (
    <Frame name="lost">
      <Drawn of="broken" />
      <h1>{t("web-lost-page")}</h1>
      <p class="hint">{t("web-lost-page-hint")}</p>
      <WaysOut />
    </Frame>
  );
}
