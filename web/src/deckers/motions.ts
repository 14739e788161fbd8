// How what happens in Deckers is seen and heard: one motion for every kind of event.

import { around } from "../reel/flights";
import { type Motions, tellerOf } from "../reel/motions";
import { say } from "../texts/texts";
import type { CardOffered, CardSacrificed, Event, PacketGiven, PacketTaken } from "./events";
import {
  type AtSpace,
  blast,
  blastBeside,
  cards,
  colourOf,
  decker,
  dissolves,
  elsewhere,
  falls,
  forgetBlasts,
  hand,
  handOf,
  lit,
  objective,
  over,
  packets,
  programs,
  rises,
  rolls,
  row,
  shows,
  sized,
  space,
  there,
  told,
  travel,
  verdict,
  wave,
  whose,
} from "./moving";
import { avatar, burst, die, guardian, installation, program, spark } from "./pieces";
import type { Colour } from "./seen";
import { touches, turn } from "./telling";

const BRIEF = 80;

export const motions: Motions<Event> = {
  // the machine
  "scout-placed": {
    ms: 560,
    next: 320,
    play: (scene, { scout, at, origin }) => {
      const box = space(scene, at);
      const from = box && (blastBeside(scene, box) ?? (origin === "objective" ? objective(scene) : null));
      if (!from) falls(scene, scout, box);
      else {
        scene.cue("spark");
        travel(scene, spark(scout), { from, to: box, arc: 44 });
        wave(scene, box, "hot", 1.15, 300, 400);
      }
    },
  },
  "scout-moved": {
    ms: 480,
    play: (scene, { scout, origin, at }) => {
      scene.cue("push");
      travel(scene, spark(scout), { from: space(scene, origin), to: space(scene, at), arc: 6 });
      wave(scene, space(scene, at), "hot", 1, 260, 400);
    },
  },
  "scout-removed": {
    ms: 420,
    next: BRIEF,
    play: (scene, { scout, at }) => {
      scene.cue("clear");
      dissolves(scene, spark(scout), space(scene, at));
    },
  },
  "scout-redirected": {
    ms: 420,
    play: (scene, { origin, at }) => {
      wave(scene, space(scene, origin), "cool", 1.1, 300);
      travel(scene, spark("black"), { from: space(scene, origin), to: space(scene, at), ms: 400, end: { opacity: 0 } });
    },
  },
  "scout-stopped": lit(there, "cool", "success"),
  "scout-swallowed": {
    ms: 480,
    play: (scene, { at, scout }) => {
      scene.cue("success");
      dissolves(scene, spark(scout), space(scene, at));
      wave(scene, space(scene, at), "cool", 1.2);
    },
  },
  "palace-built": lit(there, "cool", "upload", 600),
  "palace-fell": lit(there, "hot", "fail", 600),
  exploded: {
    ms: 900,
    next: 620,
    fate: true,
    play: (scene, { at }) => {
      blast(at);
      scene.cue("explosion");
      const box = space(scene, at);
      if (!box) return;
      scene.shake(9);
      const steps = [
        { transform: "scale(0.1)", opacity: 1 },
        { transform: "rotate(20deg)", opacity: 1, offset: 0.35 },
        { transform: "scale(1.25) rotate(35deg)", opacity: 0 },
      ];
      scene.draw(burst(), around(box, box.width * 2), steps, 620);
      wave(scene, box, "hot", 3.4, 800);
      wave(scene, box, "hot", 2.4, 800, 120);
    },
  },
  transformed: {
    ms: 760,
    next: 700,
    fate: true,
    play: (scene, { at, shade }) => {
      const box = space(scene, at);
      if (!box) return;
      for (const turn of [0, 120, 240]) {
        const steps = [
          { transform: `rotate(${turn}deg) translateY(-90%) scale(1.3)`, opacity: 1 },
          { transform: `rotate(${turn + 540}deg) translateY(0) scale(0.2)`, opacity: 1 },
        ];
        scene.draw(spark(shade), sized(box, box), steps, 760, 0, "cubic-bezier(0.5, 0, 0.9, 0.4)");
      }
    },
  },
  "scouts-flipped": lit(there, "hot", "spark"),
  "program-blocked": lit(there, "hot", "fail"),
  "program-freed": lit(there, "cool", "success"),
  "guardian-entered": {
    ms: 720,
    next: 500,
    fate: true,
    play: (scene, { piece, at }) => {
      const box = space(scene, at);
      if (!box) return;
      scene.cue("guardian");
      const steps = [
        { transform: "translateY(-90px) scale(2.4)", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.45 },
        { transform: "none", opacity: 1 },
      ];
      scene.draw(guardian(piece), sized(box, box, 0.5), steps, 660, 0, "cubic-bezier(0.7, 0, 1, 0.6)");
      scene.shake(4);
      wave(scene, box, "hot", 1.9, 520, 300);
    },
  },
  "guardian-removed": {
    ms: 480,
    play: (scene, { piece, at }) => {
      scene.cue("clear");
      dissolves(scene, guardian(piece), space(scene, at));
      wave(scene, space(scene, at), "cool", 1.4);
    },
  },
  "space-cleared": { ...lit<AtSpace>(there, "hot", "clear", 420), next: 200 },
  "system-crashed": {
    ms: 1200,
    fate: true,
    play: (scene, event) => {
      scene.cue("explosion");
      scene.shake(12, 600);
      scene.rim(3, 900);
      scene.flash(whose(scene, event), "hot", 900);
      if (scene.line) scene.banner(say(scene.line), "hot", 1200);
    },
  },

  // programs and installations
  "programs-placed": {
    ms: 520,
    play: (scene, { program: told, at, origin }) => {
      if (origin === "objective") travel(scene, programs(told), { from: objective(scene), to: space(scene, at) });
      else rises(scene, programs(told), told.colour, space(scene, at));
    },
  },
  "programs-moved": {
    ms: 460,
    next: 240,
    play: (scene, { program: told, origin, at }) => {
      scene.cue("push");
      travel(scene, programs(told), { from: space(scene, origin), to: space(scene, at), arc: 6 });
    },
  },
  "programs-removed": {
    ms: 420,
    next: 240,
    play: (scene, { program: told, at, to }) => {
      scene.cue("clear");
      if (to === "objective") travel(scene, programs(told), { from: space(scene, at), to: objective(scene) });
      else dissolves(scene, programs(told), space(scene, at));
    },
  },
  "programs-surplus": {
    ms: 420,
    play: (scene, { program: told, at }) => {
      scene.cue("fail");
      dissolves(scene, programs(told), space(scene, at));
    },
  },
  "programs-flipped": {
    ms: 480,
    play: (scene, { program: told, at, colour }) => {
      scene.cue("upload");
      dissolves(scene, programs(told), space(scene, at));
      rises(scene, program(colour as Colour, told.number), colour as Colour, space(scene, at));
    },
  },
  "programs-to-card": {
    ms: 520,
    play: (scene, { program: told, origin }) => {
      scene.cue("upload");
      travel(scene, programs(told), { from: elsewhere(scene, origin, "programs"), to: objective(scene) });
    },
  },
  "scout-to-card": {
    ms: 520,
    play: (scene, { scout, origin }) => {
      scene.cue("spark");
      travel(scene, spark(scout), { from: elsewhere(scene, origin, "scouts"), to: objective(scene) });
    },
  },
  "installation-placed": {
    ms: 520,
    play: (scene, { colour, at }) => rises(scene, installation(colour as Colour), colour as Colour, space(scene, at)),
  },
  "installation-moved": {
    ms: 460,
    play: (scene, { colour, origin, at }) => {
      scene.cue("push");
      travel(scene, installation(colour as Colour), { from: space(scene, origin), to: space(scene, at), arc: 6 });
    },
  },
  "installation-removed": {
    ms: 420,
    next: 240,
    play: (scene, { colour, at }) => {
      scene.cue("clear");
      dissolves(scene, installation(colour as Colour), space(scene, at));
    },
  },
  "installation-surplus": {
    ms: 420,
    play: (scene, { colour, at }) => {
      scene.cue("fail");
      dissolves(scene, installation(colour as Colour), space(scene, at));
    },
  },

  // avatars
  "avatar-moved": {
    ms: 360,
    play: (scene, { decker: id, origin, at }) => {
      scene.cue("stride");
      travel(scene, avatar(colourOf(id)), { from: space(scene, origin), to: space(scene, at), ms: 360, arc: 20 });
    },
  },
  "ghost-put": {
    ms: 460,
    play: (scene, { decker: id, origin, at }) => {
      scene.cue("upload");
      travel(scene, avatar(colourOf(id)), { from: space(scene, origin), to: space(scene, at), end: { opacity: 0.5 } });
    },
  },
  "avatar-relocated": {
    ms: 520,
    play: (scene, { decker: id, origin, at }) => {
      scene.cue("stride");
      wave(scene, space(scene, origin), "hot", 1.2);
      travel(scene, avatar(colourOf(id)), { from: space(scene, origin), to: space(scene, at), arc: 70 });
    },
  },
  "segment-laid": { ms: 420, play: (scene) => scene.cue("push") },

  // dice
  "server-rolled": { ms: 900, next: 760, fate: true, play: (scene, { face }) => rolls(scene, [die("server", face)]) },
  "number-rolled": {
    ms: 900,
    next: 760,
    fate: true,
    play: (scene, { number }) => rolls(scene, [die("number", String(number))]),
  },
  "infection-rolled": {
    ms: 1400,
    next: 1100,
    fate: true,
    play: (scene, { at, red, black }) => {
      wave(scene, space(scene, at), "cool", 1.3);
      rolls(scene, [die("red", String(red)), die("black", String(black))], 500);
    },
  },
  "infection-won": verdict("good", "success"),
  "infection-lost": verdict("risk", "fail"),

  // horse, HackMan, ghost
  "hackman-built": {
    ms: 520,
    play: (scene) => {
      scene.cue("guardian");
      scene.flash(objective(scene), "hot", 520);
    },
  },
  "horse-built": lit(there, "hot", "guardian", 520),
  "horse-pushed": {
    ms: 460,
    play: (scene, { origin, at }) => {
      scene.cue("push");
      wave(scene, space(scene, origin), "hot", 1, 300);
      wave(scene, space(scene, at), "hot", 1.3, 400, 160);
    },
  },
  "horse-unloaded": {
    ms: 460,
    play: (scene, { program: told, at, decker: id }) => {
      scene.cue("clear");
      travel(scene, programs(told), { from: space(scene, at), to: decker(scene, id), end: { opacity: 0 } });
    },
  },
  "horse-gone": lit(there, "cool", "clear"),
  "ghost-beaten": told(() => "good", "win"),
  "ghost-wounded": {
    ms: 520,
    play: (scene, { number }) => {
      scene.cue("success");
      scene.float(objective(scene), `−${number}`, "good");
      scene.flash(objective(scene), "cool");
    },
  },
  "ghost-recovered": {
    ms: 520,
    play: (scene, { health }) => {
      scene.cue("fail");
      scene.float(objective(scene), String(health), "hot");
    },
  },

  // cards
  "command-played": cards(handOf, (scene, event) => scene.zone(`played:${event.decker}`) ?? scene.find(".panel"), 120),
  "command-laid": cards(handOf, (scene, event) => scene.zone(`played:${event.decker}`) ?? scene.find(".panel"), 120),
  "action-declared": lit(there, "cool", "pay", 300),
  "card-executed": shows(whose, "upload"),
  "card-shown": shows(whose, "card"),
  "card-interrupted": shows(whose, "upload"),
  "card-bought": cards(row, handOf),
  "card-sacrificed": cards<CardSacrificed>(handOf, (scene, { to }) => (to === "row" ? row(scene) : objective(scene))),
  "hand-discarded": shows(handOf, "card"),
  "commands-drawn": {
    ms: 420,
    next: 300,
    play: (scene, { decker: id, number }) => {
      const [from, to] = [scene.zone(`deck:${id}`) ?? decker(scene, id), hand(scene, id)];
      scene.cue("card");
      if (!from || !to || from === to) scene.flash(to, "cool");
      else for (let place = 0; place < Math.min(number, 6); place++) scene.back("deckers", from, to, 360, place * 50);
    },
  },
  "command-drawn": "the cards are seen to be drawn before it",
  "cards-put-under": cards(handOf, (scene, { decker: id }) => scene.zone(`deck:${id}`) ?? decker(scene, id)),
  "card-offered": cards<CardOffered>(handOf, (scene, { other }) => hand(scene, other)),
  "offer-refused": shows(whose, "fail", "hot"),
  "cards-swapped": {
    ms: 460,
    play: (scene, { decker: id, other }) => {
      const [one, two] = [hand(scene, id), hand(scene, other)];
      scene.cue("card");
      if (!one || !two || one === two) return scene.flash(one, "cool");
      scene.back("deckers", one, two, 420);
      scene.back("deckers", two, one, 420);
    },
  },
  "row-card-put-under": shows((scene) => row(scene), "card"),
  "row-refilled": shows((scene) => row(scene), "card"),
  "packet-taken": packets<PacketTaken>((scene, { at }) => space(scene, at), whose),
  "packet-given": packets<PacketGiven>((scene, { giver }) => decker(scene, giver), whose),
  "packet-put": packets((scene) => objective(scene), there),
  "packet-spent": packets(whose, (scene) => objective(scene)),

  // the cycle
  "cycle-began": told(() => "cool", "turn"),
  "tile-handed": {
    ms: 1000,
    next: 700,
    play: (scene, { decker: id }) => {
      forgetBlasts();
      scene.cue("turn");
      if (scene.line) scene.banner(say(scene.line), colourOf(id), 1000);
      scene.flash(decker(scene, id), "cool");
    },
  },
  "phase-began": {
    ms: 200,
    play: () => {
      forgetBlasts();
    },
  },
  "goal-met": over("good", "cool", "success"),
  "goal-missed": over("risk", "hot", "fail"),
  "arrow-followed": "where the piece goes is seen when it moves",
  "start-type-chosen": shows(whose, "card"),
};

export const teller = tellerOf(motions, { turn, touches });
