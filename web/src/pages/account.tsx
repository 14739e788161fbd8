// Signing in and out, and what the account holds; a dialog that every page beside the table can open.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Modal } from "../parts/modal";
import {
  account,
  changePassword,
  createAccount,
  deleteAccount,
  ownGames,
  recall,
  signIn,
  signOut,
} from "../service/accounts";
import { Refusal } from "../service/api";
import type { Account } from "../service/wire";
import { say, t } from "../texts/texts";
import { listenForTurns } from "./called";
import { Notices } from "./notices";

const SHORTEST = 8;
const SECRET = { minLength: SHORTEST, maxLength: 200 };
const open = signal(false);

/** Where one is to sign in first. */
export function askToSignIn(): void {
  open.value = true;
}

export function AccountButton() {
  useEffect(() => void recall(), []);
  useEffect(listenForTurns, []);
  return (
    <>
      <button type="button" class="plain small account-open" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {account.value?.name ?? t("web-sign-in")}
      </button>
      <AccountDialog />
    </>
  );
}

function AccountDialog() {
  return (
    <Modal name="account" label={t("web-account")} open={open.value} close={() => (open.value = false)}>
      <h2>{t("web-account")}</h2>
      {account.value ? <SignedIn account={account.value} /> : <SignIn />}
    </Modal>
  );
}

function SignIn() {
  const trouble = useSignal("");
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const enter = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const deed = event.submitter?.getAttribute("value") === "create" ? createAccount : signIn;
    try {
      await deed(String(given.get("name")), String(given.get("password")));
    } catch (error) {
      trouble.value = troubleOf(error);
    }
  };
  return (
    <form onSubmit={(event) => void enter(event)}>
      <p class="hint">{t("web-account-hint")}</p>
      <label>
        {t("web-account-name")}
        <input ref={first} name="name" required maxLength={40} autocomplete="username" />
      </label>
      <label>
        {t("web-password")}
        <input
          name="password"
          type="password"
          required
          minLength={SHORTEST}
          maxLength={200}
          autocomplete="current-password"
          aria-describedby="password-hint"
        />
      </label>
      <p class="hint" id="password-hint">
        {t("web-password-hint", { number: SHORTEST })}
      </p>
      <p class="failed" role="alert">
        {trouble.value}
      </p>
      <div class="others">
        <button type="submit" class="primary sign-in">
          {t("web-sign-in")}
        </button>
        <button type="submit" class="plain create-account" value="create">
          {t("web-create-account")}
        </button>
      </div>
    </form>
  );
}

function SignedIn({ account }: { account: Account }) {
  const games = useSignal<number | null>(null);
  const trouble = useSignal("");
  useEffect(
    () =>
      void ownGames().then(
        (found) => (games.value = found.length),
        () => null,
      ),
    [],
  );
  const leave = () => void signOut().catch((error: unknown) => (trouble.value = troubleOf(error)));
  const decks = Object.keys(account.decks);
  return (
    <>
      <p>{t("web-signed-in", { name: account.name })}</p>
      <p>
        <a href={`/players/${encodeURIComponent(account.name)}`}>{t("web-own-page")}</a>
      </p>
      <h3>{t("web-account-decks")}</h3>
      {decks.length === 0 && <p class="hint">{t("web-account-no-decks")}</p>}
      <ul class="account-decks">
        {decks.map((name) => (
          <li key={name}>
            <a href={`/decks?deck=${encodeURIComponent(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
      <h3>{t("web-my-games")}</h3>
      <p>
        <a href="/games">
          {games.value === null ? t("web-my-games") : t("web-account-games", { number: games.value })}
        </a>
      </p>
      <p class="failed" role="alert">
        {trouble.value}
      </p>
      <button type="button" class="plain sign-out" onClick={leave}>
        {t("web-sign-out")}
      </button>
      <Notices />
      <Manage />
    </>
  );
}

/** What is rarely done: a new password, one's data, the end of the account. */
function Manage() {
  const told = useSignal("");
  const trouble = useSignal("");
  const done = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const password = String(given.get("password"));
    told.value = trouble.value = "";
    try {
      if (event.submitter?.getAttribute("value") === "delete") await deleteAccount(password);
      else {
        await changePassword(password, String(given.get("new")));
        form.reset();
        told.value = t("web-password-changed");
      }
    } catch (error) {
      trouble.value = troubleOf(error);
    }
  };
  return (
    <details class="manage">
      <summary>{t("web-account-manage")}</summary>
      <form onSubmit={(event) => void done(event)}>
        <label>
          {t("web-password-old")}
          <input name="password" type="password" {...SECRET} required autocomplete="current-password" />
        </label>
        <label>
          {t("web-password-new")}
          <input name="new" type="password" {...SECRET} autocomplete="new-password" />
        </label>
        <p role="status">{told.value}</p>
        <p class="failed" role="alert">
          {trouble.value}
        </p>
        <div class="others">
          <button type="submit" class="plain change-password" value="change">
            {t("web-password-change")}
          </button>
          <a class="plain export" href="/api/account/export" download>
            {t("web-account-export")}
          </a>
          <button type="submit" class="plain delete-account" value="delete" aria-describedby="delete-hint">
            {t("web-account-delete")}
          </button>
        </div>
        <p class="hint" id="delete-hint">
          {t("web-account-delete-hint")}
        </p>
      </form>
    </details>
  );
}

/** What a refusal says, or that nobody answered. */
export function troubleOf(error: unknown): string {
  return error instanceof Refusal && error.reason ? say(error.reason) : t("web-no-answer");
}
