// The end of a game of Netrunner: the agendas of the winner, and the cards that nobody had seen.

import { seatName } from "../service/games";
import { say, t, word } from "../texts/texts";
import { factsOf } from "./facts";
import { serverMessage } from "./servers";
import { Sheet } from "./sheet";
import type { CardSeen, NetrunnerView, SideWord } from "./view";

function Shown({ id, note }: { id: string; note?: string | undefined }) {
  const facts = factsOf(id);
  if (!facts) return null;
  return (
    <li>
      <span class="card upright">
        <Sheet facts={facts} />
      </span>
      {note && <small>{note}</small>}
    </li>
  );
}

/** The score, and what the winner's points are made of. */
export function Scene({ view, winners }: { view: unknown; winners: readonly string[] }) {
  const now = view as NetrunnerView;
  const winner = winners[0] as SideWord | undefined;
  const scored = winner ? now[winner].score.slice(-4) : [];
  const trophies = winner && scored.length === 0 ? [now[winner].identity] : scored;
  return (
    <div class="scene">
      <p class="score">
        <b>{now.runner.points}</b> {seatName("netrunner", "runner")} <i>:</i> <b>{now.corp.points}</b>{" "}
        {seatName("netrunner", "corp")}
      </p>
      <ul class="trophies" aria-hidden="true">
        {trophies.map(({ id, name }) => id && <Shown key={name} id={id} />)}
      </ul>
    </div>
  );
}

interface Unseen {
  readonly title: string;
  readonly cards: readonly { readonly card: CardSeen; readonly note?: string }[];
}

/** What each of the others held and had laid facedown; who only watched sees both sides. */
export function Hidden({ views, seat }: { views: Readonly<Record<string, unknown>>; seat: string | null }) {
  const sides = (["corp", "runner"] as const).filter((side) => side !== seat);
  const found = sides.flatMap((side) => unseen(views[side] as NetrunnerView | undefined, side));
  const told = found.filter(({ cards }) => cards.length > 0);
  if (told.length === 0) return null;
  return (
    <section class="was-hidden">
      <h2>{t("web-was-hidden")}</h2>
      <div>
        {told.map(({ title, cards }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>{cards.map(({ card, note }, place) => card.id && <Shown key={place} id={card.id} note={note} />)}</ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function unseen(view: NetrunnerView | undefined, side: SideWord): readonly Unseen[] {
  if (!view) return [];
  const hand = { title: side === "corp" ? word("server-hq") : t("web-hidden-grip"), cards: asCards(view[side].hand) };
  if (side === "runner") return [hand];
  const lying = view.servers.flatMap(({ name, ice, root }) =>
    [...ice, ...root].filter(({ faceup }) => !faceup).map((card) => ({ card, note: say(serverMessage(name)) })),
  );
  const archives = view.corp.discard.filter(({ faceup }) => !faceup);
  return [
    hand,
    { title: t("web-hidden-facedown"), cards: lying },
    { title: t("web-hidden-archives"), cards: asCards(archives) },
  ];
}

function asCards(cards: readonly CardSeen[]): Unseen["cards"] {
  return cards.map((card) => ({ card }));
}
