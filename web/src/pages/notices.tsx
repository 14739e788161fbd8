// How one hears of one's turn at tables with days for a decision, and vacation: a part of the account.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { change } from "../service/accounts";
import { get } from "../service/api";
import type { NoticesKept } from "../service/wire";
import { canTell, preferTelling, telling } from "../table/turn";
import { dateOf } from "../texts/dates";
import { knows, language, t } from "../texts/texts";
import { troubleOf } from "./account";

type Submit = SubmitEvent & { currentTarget: HTMLFormElement };

export function Notices() {
  const kept = useSignal<NoticesKept | null>(null);
  const told = useSignal("");
  const trouble = useSignal("");
  useEffect(
    () =>
      void get<NoticesKept>("/api/account/notices").then(
        (found) => (kept.value = found),
        () => null,
      ),
    [],
  );
  const done = async (wish: Promise<NoticesKept>, words = "") => {
    told.value = trouble.value = "";
    try {
      kept.value = await wish;
      told.value = words;
    } catch (error) {
      trouble.value = troubleOf(error);
    }
  };
  const now = kept.value;
  if (!now || !knows("account")) return null;
  return (
    <details class="manage hearing">
      <summary>{t("web-notices")}</summary>
      <p class="hint">{t("web-notices-hint")}</p>
      {canTell() && (
        <label class="check">
          <input
            type="checkbox"
            name="notify"
            checked={telling.signal.value}
            onChange={({ currentTarget }) => void preferTelling(currentTarget.checked)}
          />{" "}
          {t("web-notices-browser")}
        </label>
      )}
      <Ways kept={now} done={done} />
      {now.mail && !now.confirmed && <Code done={done} />}
      {now.confirmed && <p class="hint">{t("web-notices-confirmed")}</p>}
      <p role="status">{told.value}</p>
      <p class="failed" role="alert">
        {trouble.value}
      </p>
      <h3>{t("web-vacation")}</h3>
      <Vacation kept={now} done={done} />
    </details>
  );
}

interface Part {
  readonly done: (wish: Promise<NoticesKept>, words?: string) => void;
}

function Ways({ kept, done }: Part & { readonly kept: NoticesKept }) {
  const keep = (event: Submit) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const wish = {
      mail: String(given.get("mail") ?? "").trim(),
      hook: String(given.get("hook")).trim(),
      language: language.value ?? "en",
    };
    done(change<NoticesKept>("PUT", "/api/account/notices", wish), t("web-notices-kept"));
  };
  return (
    <form onSubmit={keep}>
      {kept.mails ? (
        <label>
          {t("web-notices-mail")}
          <input name="mail" type="email" maxLength={254} defaultValue={kept.mail} autocomplete="email" />
        </label>
      ) : (
        <p class="hint">{t("web-notices-no-mail")}</p>
      )}
      <label>
        {t("web-notices-hook")}
        <input name="hook" type="url" maxLength={300} placeholder="https://" defaultValue={kept.hook} />
      </label>
      {kept.hook && (
        <p class="hint">
          {t("web-notices-secret")} <code>{kept.secret}</code>
        </p>
      )}
      <button type="submit" class="plain keep-notices">
        {t("web-notices-keep")}
      </button>
    </form>
  );
}

function Code({ done }: Part) {
  const confirm = (event: Submit) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    done(change<NoticesKept>("POST", "/api/account/notices/mail", { code }));
  };
  return (
    <form onSubmit={confirm}>
      <p class="hint">{t("web-notices-waiting")}</p>
      <label>
        {t("web-notices-code")}
        <input name="code" required maxLength={20} autocomplete="one-time-code" />
      </label>
      <button type="submit" class="plain confirm-mail">
        {t("web-notices-confirm")}
      </button>
    </form>
  );
}

function Vacation({ kept, done }: Part & { readonly kept: NoticesKept }) {
  const begin = (event: Submit) => {
    event.preventDefault();
    const days = Number(new FormData(event.currentTarget).get("days"));
    done(change<NoticesKept>("POST", "/api/account/vacation", { days }));
  };
  const end = () => done(change<NoticesKept>("DELETE", "/api/account/vacation"));
  if (kept.away)
    return (
      <>
        <p>{t("web-vacation-until", { date: dateOf(kept.away) })}</p>
        <button type="button" class="plain end-vacation" onClick={end}>
          {t("web-vacation-end")}
        </button>
      </>
    );
  return (
    <form onSubmit={begin}>
      <p class="hint">{t("web-vacation-hint", { number: kept.days })}</p>
      <label>
        {t("web-vacation-days")}
        <input name="days" type="number" required min={1} max={Math.max(1, kept.days)} defaultValue="7" />
      </label>
      <button type="submit" class="plain begin-vacation" disabled={kept.days === 0}>
        {t("web-vacation-begin")}
      </button>
    </form>
  );
}
