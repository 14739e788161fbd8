// What there is to choose before a game, as fields of a form.

import type { Choosing } from "../service/wire";
import { say } from "../texts/texts";
import { type Chosen, toggled } from "./choosing";

interface Fields {
  readonly choosing: Choosing;
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** How its field is called in the style sheet, before its key. */
  readonly look: string;
}

/** A list where one is chosen, boxes where several may be. */
export function Choices(fields: Fields) {
  return fields.choosing.most > 1 ? <SomeOf {...fields} /> : <OneOf {...fields} />;
}

function OneOf({ choosing: { key, message, choices }, chosen, choose, look }: Fields) {
  return (
    <label class="deck">
      <span>{say(message)}</span>
      <select
        class={`${look}-${key}`}
        value={chosen[key]?.[0]}
        onChange={(event) => choose({ ...chosen, [key]: [event.currentTarget.value] })}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {say(choice.message)}
            {choice.stars > 0 && ` ${"★".repeat(choice.stars)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function SomeOf({ choosing, chosen, choose }: Fields) {
  const { key, message, choices, seats } = choosing;
  const now = chosen[key] ?? [];
  return (
    <fieldset class={seats ? "crew-choice" : undefined}>
      <legend>{say(message)}</legend>
      {choices.map(({ value, group, message: name }) => (
        <label key={value} class={seats ? group : undefined}>
          <input
            type="checkbox"
            checked={now.includes(value)}
            onChange={() => choose({ ...chosen, [key]: toggled(choosing, now, value) })}
          />{" "}
          {say(name)}
        </label>
      ))}
    </fieldset>
  );
}
