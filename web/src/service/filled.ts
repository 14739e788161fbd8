// What the service leaves out since it is empty, put back: nobody else need know that it was left out.

import type { Charge, Frame, Offer, Outcome, PlanSeen, Question, Reel, ShortcutSeen, Told } from "./wire";

const CHARGE = { source: "", more: false } as const;
const OUTCOME = { chance: null } as const;
const OFFER = { at: [], price: [], outcomes: [] } as const;
const QUESTION = { at: [], begun: 0, shortcuts: [] } as const;
const FRAME = { by: null, events: [], log: [], changes: [] } as const;
const PLAN = { after: [], verdict: null, chance: null } as const;
const SHOT = { deciding: null, question: null, taken: null } as const;

/** A message of the socket. */
export function heard(text: string): Told {
  const told = JSON.parse(text) as Told;
  if (told.type === "advice") return { ...told, plans: told.plans.map(planned) };
  if (told.type === "expected") return { ...told, questions: told.questions.map(asked) };
  if (told.type !== "whole" && told.type !== "news") return told;
  const question = told.question ? asked(told.question) : null;
  if (told.type === "whole") return { ...told, question };
  return { ...told, number: told.number ?? told.seq, question, frames: (told.frames ?? []).map(frame) };
}

/** A part of a film. */
export function developed(part: Reel): Reel {
  const frames = part.frames.map((shot) => {
    const question = shot.question ? asked(shot.question) : null;
    return { ...SHOT, ...FRAME, ...shot, question };
  });
  return { ...part, frames };
}

export const planned = (told: PlanSeen): PlanSeen => ({ ...PLAN, ...told });

function asked(told: Question): Question {
  const put = { ...QUESTION, ...told };
  return { ...put, options: put.options.map(offered), shortcuts: put.shortcuts.map(offered) };
}

function offered<T extends Offer | ShortcutSeen>(told: T): T {
  const put = { ...OFFER, ...told };
  return { ...put, price: put.price.map(charge), outcomes: put.outcomes.map(outcome) };
}

const charge = (told: Charge): Charge => ({ ...CHARGE, ...told });
const outcome = (told: Outcome): Outcome => ({ ...OUTCOME, ...told });
const frame = (told: Frame): Frame => ({ ...FRAME, ...told });
