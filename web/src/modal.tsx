// Something that lies over the page until it is closed: by its button, by Escape, or by a click beside it.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "./texts";

interface Modal {
  readonly name: string;
  readonly label: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Modal({ name, label, open, close, children }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  const beside = (event: MouseEvent) => event.target === dialog.current && close();
  return (
    <dialog ref={dialog} class={name} aria-label={label} onClose={close} onClick={beside}>
      {open && children}
      {open && (
        <button type="button" class="plain close" onClick={close}>
          {t("web-close")}
        </button>
      )}
    </dialog>
  );
}
