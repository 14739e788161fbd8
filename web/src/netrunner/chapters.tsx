// The cards that a chapter of the rules speaks of, beside it.

import { zoomed } from "../table/zooming";
import { knows, t, word } from "../texts/texts";
import { useFacts } from "./faces";
import { factsOf } from "./facts";
import { Sheet } from "./sheet";

const CARDS: Readonly<Record<string, readonly string[]>> = {
  "NR-1": ["kate-mac-mccaffrey", "personal-evolution"],
  "NR-5": ["pad-campaign", "gordian-blade"],
  "NR-7": ["enigma"],
  "NR-8": ["nisei-mk-ii", "melange-mining-corp"],
  "NR-9": ["diesel", "the-toolbox"],
  "NR-10": ["ichi-1-0", "corroder"],
  "NR-13": ["hedge-fund"],
  "NR-14": ["adonis-campaign", "experiential-data"],
  "NR-15": ["wall-of-static"],
  "NR-16": ["tollbooth"],
  "NR-17": ["priority-requisition"],
  "NR-18": ["sure-gamble", "armitage-codebusting"],
  "NR-19": ["akamatsu-mem-chip", "magnum-opus"],
  "NR-21": ["the-makers-eye"],
  "NR-23": ["hostile-takeover"],
  "NR-24": ["neural-katana"],
  "NR-25": ["ichi-1-0", "enigma"],
  "NR-26": ["gordian-blade", "ninja"],
  "NR-27": ["femme-fatale"],
  "NR-28": ["medium"],
  "NR-29": ["sneakdoor-beta"],
  "NR-31": ["nisei-mk-ii"],
  "NR-32": ["snare", "pad-campaign"],
  "NR-34": ["hunter", "sea-source"],
  "NR-35": ["closed-accounts", "scorched-earth"],
  "NR-36": ["neural-emp", "net-shield"],
  "NR-37": ["private-security-force"],
  "NR-39": ["corroder"],
  "NR-40": ["noise"],
  "NR-42": ["net-shield", "decoy"],
  "NR-45": ["aesops-pawnshop"],
  "NR-46": ["infiltration"],
  "NR-47": ["the-personal-touch", "djinn"],
  "NR-48": ["archer"],
  "NR-49": ["the-toolbox", "cyberfeeder"],
  "NR-50": ["bank-job", "wyldside"],
  "NR-51": ["parasite", "astroscript-pilot-program"],
  "NR-53": ["gabriel-santiago"],
  "NR-54": ["special-order", "precognition"],
};

export function Beside({ chapter }: { chapter: string }) {
  useFacts();
  const cards = (CARDS[chapter] ?? []).flatMap((id) => factsOf(id) ?? []);
  if (cards.length === 0 || !knows("netrunner")) return null;
  return (
    <>
      <h3>{t("web-rules-cards")}</h3>
      <ul>
        {cards.map((facts) => (
          <li key={facts.id} class="picture">
            <Sheet facts={facts} />
            <button
              type="button"
              class="look"
              aria-label={word(`card-${facts.id}`)}
              onClick={() => (zoomed.value = { id: facts.id, now: [] })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
