// Cards as pictures on the pages around the table: faces of identities, and what a lesson is about.

import { useEffect } from "preact/hooks";
import { learn } from "../table/facts";
import { language } from "../texts/texts";
import { factsOf } from "./facts";
import { teaching } from "./lessons";
import { colours, pictureAt } from "./sheet";

let asked: Promise<void> | null = null;

/** Pictures need the facts of the cards; they are asked for once, and the page does not wait for them. */
export function useFacts(): void {
  useEffect(() => {
    asked ??= learn("netrunner");
    asked.catch(() => (asked = null));
  }, []);
}

export function Pictured({ id, lying = false }: { id: string; lying?: boolean }) {
  return <img alt="" src={pictureAt(id, lying)} />;
}

/** The colours of a card's faction, for the style sheet. */
export function tintOf(id: string): Record<string, string> {
  return colours(factsOf(id)?.faction ?? "neutral");
}

/** An identity in its octagon. */
export function Head({ id }: { id: string }) {
  return (
    <span class="head" style={tintOf(id)}>
      <Pictured id={id} />
    </span>
  );
}

const LESSONS: Readonly<Record<string, string>> = {
  "netrunner-run": "diesel",
  "netrunner-score": "nisei-mk-ii",
  "netrunner-rez": "wall-of-static",
  "netrunner-trace": "sea-source",
  first: "kate-mac-mccaffrey",
};

/** The table itself, without its head and the players at its left. */
const CUT = "#svgView(viewBox(206,46,994,584))";

/** Where there is room for it, the table at which a lesson begins, as its player sees it; else what it is about. */
export function Picture({ of, large = false }: { of: string; large?: boolean }) {
  useFacts();
  const lesson = large && teaching.lessons.find(({ id }) => id === of);
  if (!lesson) return <Pictured id={LESSONS[of] ?? "sure-gamble"} />;
  const asked = new URLSearchParams({
    seat: lesson.seat,
    lang: language.value ?? "en",
    position: JSON.stringify(lesson.position),
  });
  return <img class="table-picture" alt="" src={`/api/games/netrunner/pictures/position.svg?${asked}${CUT}`} />;
}
