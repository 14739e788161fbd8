// Something that lies over the page until it is closed: by its button, by Escape, or by a click beside it.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../texts/texts";

interface Modal {
  readonly name: string;
  readonly label: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Modal({ name, label, open, close, children }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const known = useRef(false); // that it is closed: the browser tells it late, when it may be wanted open again
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) {
      known.current = true;
      dialog.current.close();
    }
  }, [open]);
  const beside = (event: MouseEvent) => event.target === dialog.current && close();
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  const closed = () => {
    if (!known.current) close();
    known.current = false;
  };
  return (
    <dialog ref={dialog} class={name} aria-label={label} onCancel={cancel} onClose={closed} onClick={beside}>
      {open && <Close close={close} />}
      {open && children}
    </dialog>
  );
}

/** In the corner, and in sight however far one has scrolled. */
function Close({ close }: { close: () => void }) {
  return (
    <button type="button" class="plain close" aria-label={t("web-close")} title={t("web-close")} onClick={close}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 3 13 13M13 3 3 13" />
      </svg>
    </button>
  );
}
