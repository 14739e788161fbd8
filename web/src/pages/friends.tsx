// Friends in the lobby: who is here, who asks; a challenge is one click away.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { attempt } from "../parts/opening";
import { Sign } from "../parts/signs";
import { account } from "../service/accounts";
import { befriend, block, friends, lookAfterFriends, part, unblock } from "../service/friends";
import type { Friend } from "../service/wire";
import { t } from "../texts/texts";

const WORDS: Readonly<Record<Friend["presence"], () => string>> = {
  online: () => t("web-friend-online"),
  playing: () => t("web-friend-playing"),
  offline: () => t("web-friend-offline"),
};

export function FriendsPane({ challenge }: { challenge: (name: string) => void }) {
  useEffect(() => lookAfterFriends(), [account.value?.name]);
  const found = friends.value;
  if (!account.value || !found) return null;
  return (
    <section class="friends">
      <h2>{t("web-friends")}</h2>
      {found.asked_by.map((name) => (
        <Asking key={name} name={name} />
      ))}
      {found.friends.length === 0 && <p class="hint">{t("web-friends-none")}</p>}
      <ul>
        {found.friends.map((friend) => (
          <Known key={friend.name} friend={friend} challenge={challenge} />
        ))}
      </ul>
      {found.asking.length > 0 && <Asked names={found.asking} />}
      {found.blocked.length > 0 && <Blocked names={found.blocked} />}
      <AskForm />
    </section>
  );
}

function Asking({ name }: { name: string }) {
  return (
    <p class="asks" role="status">
      {t("web-friend-asks", { name })}
      <button type="button" class="plain small agree" onClick={() => void attempt(() => befriend(name))}>
        {t("web-friend-agree")}
      </button>
      <button type="button" class="plain small refuse" onClick={() => void attempt(() => part(name))}>
        {t("web-refuse")}
      </button>
    </p>
  );
}

function Known({ friend, challenge }: { friend: Friend; challenge: (name: string) => void }) {
  const { name, presence, table } = friend;
  const words = WORDS[presence]();
  return (
    <li class={presence}>
      <a class="who" href={`/players/${encodeURIComponent(name)}`}>
        {name}
      </a>
      <small class="presence">{table ? <a href={`/watch/${table}`}>{words}</a> : words}</small>
      <button
        type="button"
        class="plain small challenge-friend"
        aria-label={`${t("web-challenge")}: ${name}`}
        onClick={() => challenge(name)}
      >
        <Sign of="friend" /> {t("web-challenge")}
      </button>
    </li>
  );
}

function Asked({ names }: { names: readonly string[] }) {
  return <p class="hint asking">{t("web-friend-asking", { names: names.join(", ") })}</p>;
}

function Blocked({ names }: { names: readonly string[] }) {
  return (
    <details class="blocked">
      <summary>{t("web-friend-blocked", { names: String(names.length) })}</summary>
      {names.map((name) => (
        <button key={name} type="button" class="plain small" onClick={() => void attempt(() => unblock(name))}>
          {name}: {t("web-friend-unblock")}
        </button>
      ))}
    </details>
  );
}

function AskForm() {
  const name = useSignal("");
  const ask = (event: Event) => {
    event.preventDefault();
    const whom = name.value.trim();
    if (!whom) return;
    name.value = "";
    void attempt(() => befriend(whom));
  };
  return (
    <form class="find-player ask-friend" onSubmit={ask}>
      <input
        maxLength={40}
        aria-label={t("web-friend-ask")}
        placeholder={t("web-friend-ask")}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button type="submit" class="plain" aria-label={t("web-friend-ask")}>
        <Sign of="friend" />
      </button>
    </form>
  );
}

/** On the page of a player: what one can have to do with him. */
export function FriendWays({ name }: { name: string }) {
  useEffect(() => lookAfterFriends(), [account.value?.name]);
  const found = friends.value;
  if (!account.value || !found) return null;
  const isFriend = found.friends.some((friend) => friend.name === name);
  const isBlocked = found.blocked.includes(name);
  return (
    <span class="friend-ways">
      {isFriend && (
        <button type="button" class="plain small" onClick={() => void attempt(() => part(name))}>
          {t("web-friend-part")}
        </button>
      )}
      {!isFriend && !isBlocked && !found.asking.includes(name) && (
        <button type="button" class="plain small add-friend" onClick={() => void attempt(() => befriend(name))}>
          {t("web-friend-add")}
        </button>
      )}
      <button type="button" class="plain small" onClick={() => void attempt(() => (isBlocked ? unblock : block)(name))}>
        {isBlocked ? t("web-friend-unblock") : t("web-friend-block")}
      </button>
    </span>
  );
}
