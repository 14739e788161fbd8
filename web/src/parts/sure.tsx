// A button for what cannot simply be undone: it asks first.

import { useSignal } from "@preact/signals";
import { t } from "../texts/texts";
import { Modal } from "./modal";

interface Sure {
  readonly label: string;
  readonly question: string;
  /** What the button that does it says. */
  readonly yes: string;
  readonly act: () => void;
  /** How the button is called in the style sheet. */
  readonly look?: string;
}

export function Sure({ label, question, yes, act, look = "" }: Sure) {
  const open = useSignal(false);
  const agree = () => {
    open.value = false;
    act();
  };
  return (
    <>
      <button type="button" class={`plain small ${look}`} aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {label}
      </button>
      <Modal name="sure" label={label} open={open.value} close={() => (open.value = false)}>
        <p>{question}</p>
        <div class="answers-of-two">
          <button type="button" class="primary" onClick={agree}>
            {yes}
          </button>
          <button type="button" class="plain" onClick={() => (open.value = false)}>
            {t("web-cancel")}
          </button>
        </div>
      </Modal>
    </>
  );
}
