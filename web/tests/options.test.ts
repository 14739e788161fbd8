import { beforeEach, expect, test } from "vitest";
import {
  actAt,
  closeMenu,
  considered,
  goingOn,
  isConsidered,
  menu,
  optionsAt,
  shortcutsAt,
  takeShortcut,
  wished,
} from "../src/table/options";
import { asking, option, type Socket, sitDown, whole } from "./service";

const install = option("install corroder", "corroder");
const use = option("use corroder", "corroder");
const pass = option("pass");
const element = document.createElement("button");

let socket: Socket;
let seq = 0;

function ask(...options: readonly ReturnType<typeof option>[]): void {
  seq += 1;
  socket.says(whole(seq, { question: asking(...options) }));
}

beforeEach(() => {
  socket = sitDown();
  closeMenu();
  considered.value = null;
  wished.value = null;
});

test("the options of a thing are those that point at it", () => {
  ask(install, use, pass);
  expect(optionsAt("corroder")).toEqual([install, use]);
  expect(optionsAt("diesel")).toEqual([]);
});

test("Enter lets the game go on where the question allows it", () => {
  ask(install, pass);
  expect(goingOn.value).toEqual(pass);
  ask(install);
  expect(goingOn.value).toBeNull();
});

test("a click takes the only option of a thing", () => {
  ask(install, pass);
  expect(actAt("corroder", element)).toBe(true);
  expect(socket.sent).toEqual([{ type: "decide", seq, notation: "install corroder" }]);
  expect(optionsAt("corroder")).toEqual([]);
});

test("several options open a menu, which closes with its question", () => {
  ask(install, use);
  actAt("corroder", element);
  expect(menu.value?.options).toEqual([install, use]);
  expect(socket.sent).toEqual([]);
  ask(pass);
  expect(menu.value).toBeNull();
});

test("a name that fits two things asks even where there is one option", () => {
  ask(install, pass);
  expect(actAt("corroder", element, true)).toBe(true);
  expect(menu.value?.options).toEqual([install]);
});

test("a click on a thing without options does nothing", () => {
  ask(pass);
  expect(actAt("corroder", element)).toBe(false);
});

test("what is about to be chosen stands out, before what a lesson wishes", () => {
  wished.value = install;
  expect(isConsidered("corroder")).toBe(true);
  considered.value = pass;
  expect(isConsidered("corroder")).toBe(false);
});

const go = {
  notation: "move-to red3",
  message: ["shortcut-move-to", []] as const,
  at: ["red3"],
  price: [],
  outcomes: [],
};

function askWithShortcut(): void {
  seq += 1;
  socket.says(whole(seq, { question: { ...asking(install, pass), shortcuts: [go] } }));
}

test("a thing without options shows its shortcuts in the menu", () => {
  askWithShortcut();
  expect(shortcutsAt("red3")).toEqual([go]);
  expect(actAt("red3", element)).toBe(true);
  expect(menu.value?.options).toEqual([]);
  expect(menu.value?.shortcuts).toEqual([go]);
  expect(socket.sent).toEqual([]);
});

test("a shortcut answers its question once", () => {
  askWithShortcut();
  takeShortcut(go);
  takeShortcut(go);
  expect(socket.sent).toEqual([{ type: "shortcut", seq, notation: "move-to red3" }]);
});
