import { render } from "preact";
import { expect, test } from "vitest";
import { Face } from "../src/netrunner/choices";
import { Does } from "../src/netrunner/spot";
import type { CardSeen, NetrunnerView } from "../src/netrunner/view";
import type { Offer, Question } from "../src/service/wire";
import { asking, option, sitDown, whole } from "./service";

const ice = { name: "ice-wall@hq:1", id: "ice-wall", faceup: false, hosted: [] } as unknown as CardSeen;

/** A run on HQ, at that ice or at the server, and a question in it. */
function asked(question: Question, at: string | null): void {
  const player = { identity: { name: "", hosted: [] }, discard: [], score: [], hand: [] };
  const view = {
    corp: player,
    runner: player,
    servers: [{ name: "hq", ice: [ice], root: [] }],
    rig: [],
    in_play: [],
    shown: [],
    run: { server: "hq", ice: at, encountered: false, unbroken: [] },
  };
  sitDown().says(whole(1, { view: view as unknown as NetrunnerView, question }));
}

function said(thing: preact.ComponentChild): string {
  const root = document.createElement("div");
  render(thing, root);
  return root.textContent ?? "";
}

test("whoever goes on at a server is told that he gets in", () => {
  const on = option("continue");
  asked(asking(on), null);
  expect(said(<Face option={on} />)).toBe("web-gate-server");
  asked(asking(on), ice.name);
  expect(said(<Face option={on} />)).toBe("option-continue");
});

test("to pass where ice could be rezzed is to leave it unrezzed", () => {
  const pass = option("pass");
  asked(asking(option("rez ice-wall@hq:1", ice.name), pass), ice.name);
  expect(said(<Face option={pass} />)).toBe("web-gate-unrezzed");
  asked(asking(pass), ice.name);
  expect(said(<Face option={pass} />)).toBe("web-gate-on");
});

test("to be done with making room is to install", () => {
  const done = option("done");
  asked({ ...asking(done), prompt: ["ask-make-room", []] }, null);
  expect(said(<Face option={done} />)).toBe("option-install");
});

test("a card that brings credits says how many", () => {
  const gain = { message: ["does-gain", [["number", 2]]], chance: null } as Offer["outcomes"][number];
  const use: Offer = { ...option("use magnum-opus", "magnum-opus"), outcomes: [gain] };
  expect(said(<Does offers={[use]} />)).toContain("+2");
  expect(said(<Does offers={[{ ...use, outcomes: [] }]} />)).not.toContain("+");
});
