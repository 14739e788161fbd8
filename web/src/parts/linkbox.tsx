// An address to be sent to somebody.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { invitation } from "../service/api";
import type { Invitation } from "../service/wire";
import { t } from "../texts/texts";

export function LinkBox({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const invited = useSignal<Invitation | null>(null);
  useEffect(
    () =>
      void invitation(link).then(
        (found) => (invited.value = found),
        () => null,
      ),
    [link],
  );
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
    } catch {
      document.execCommand("copy");
    }
    copied.value = true;
  };
  return (
    <div class="link">
      <input
        ref={field}
        readOnly
        value={invited.value?.address ?? new URL(link, location.href).href}
        aria-label={t("web-friend-address")}
      />
      <button type="button" class="plain" onClick={() => void copy()}>
        {copied.value ? t("web-copied") : t("web-copy")}
      </button>
      {invited.value && <img class="code" src={invited.value.code} alt={t("web-invite-code")} />}
    </div>
  );
}
