// The large card.

import { drawn, pageOf } from "../game";
import { Modal } from "../parts/modal";
import { t } from "../texts/texts";
import { WhyNot } from "./whynot";
import { preview, zoomed } from "./zooming";

/** Beside a table it must be said of which game the card is. */
export function Zoom({ game }: { game?: string }) {
  const { Large } = game ? pageOf(game) : drawn();
  const card = zoomed.value;
  return (
    <Modal name="zoom" label={t("web-look")} open={card !== null} close={() => (zoomed.value = null)}>
      {card && <Large thing={card} />}
      {card && <WhyNot thing={card} />}
    </Modal>
  );
}

/** The same for the moment in which the pointer rests on a card; it is in nobody's way. */
export function Preview({ game }: { game?: string }) {
  const { Large } = game ? pageOf(game) : drawn();
  const card = preview.value;
  return card && !zoomed.value ? (
    <div class="preview" aria-hidden="true">
      <Large thing={card} />
    </div>
  ) : null;
}
