// The pictures of the cards, their titles and their texts, from the core set itself.

/// <reference types="vite/client" />

import { render } from "preact";
import { expect, test } from "vitest";
import core from "../../src/cyberdeck/netrunner/data/cards.yaml?raw";
import { HEROES } from "../src/netrunner/art/heroes";
import { picture, pictureOf } from "../src/netrunner/art/picture";
import { measure } from "../src/netrunner/fitting";
import { Rich } from "../src/netrunner/signs";
import type { CardFacts } from "../src/netrunner/view";

const LOCALES = import.meta.glob<string>("../../src/cyberdeck/locale/*/netrunner-cards.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The file has one row for each card. */
const cards = core
  .split("\n")
  .filter((row) => row.startsWith("- "))
  .map((row): CardFacts => {
    const of = (name: string) => new RegExp(`[{ ]${name}: ([^,}]+)`).exec(row)?.[1] ?? "";
    const subtypes = /subtypes: \[([^\]]*)\]/.exec(row)?.[1]?.split(", ") ?? [];
    const facts = { id: of("id"), number: Number(of("number")), faction: of("faction"), type: of("type"), subtypes };
    return facts as unknown as CardFacts;
  });

test("each of the 113 cards has a hero of its own", () => {
  expect(cards).toHaveLength(113);
  expect(cards.filter(({ id }) => !HEROES[id]).map(({ id }) => id)).toEqual([]);
  expect(new Set(cards.map(({ id }) => HEROES[id]?.())).size).toBe(113);
});

test.each([false, true])("no two pictures are alike, wide: %s", (wide) => {
  expect(new Set(cards.map((card) => picture(card, wide))).size).toBe(113);
});

test("a picture is well formed, names no colour it has not, and is drawn once", () => {
  for (const card of cards) {
    const drawn = picture(card);
    expect(drawn, card.id).not.toMatch(/undefined|NaN|fill=""|stroke=""/);
    const named = [...drawn.matchAll(/url\(#(\w+)\)/g)].map(([, name]) => name);
    for (const name of named) expect(drawn, card.id).toContain(`id="${name}"`);
    const page = new DOMParser().parseFromString(drawn, "image/svg+xml");
    expect(page.querySelector("parsererror"), card.id).toBeNull();
    expect(pictureOf(card)).toBe(pictureOf(card));
  }
});

test("a card that nobody has drawn still has a picture", () => {
  const [first] = cards;
  if (!first) throw new Error("no cards");
  expect(picture({ ...first, id: "of-tomorrow", faction: "of-tomorrow" })).toContain("<path");
});

const texts = Object.entries(LOCALES).flatMap(([file, text]) =>
  [...text.matchAll(/^ {4}\.text = (.*)$/gm)].map(([, found = ""]) => [file.split("/").at(-2) ?? "", found] as const),
);

test("signs keep the words of a text for those who hear it", () => {
  expect(texts.length).toBeGreaterThan(4 * 100);
  const place = document.createElement("p");
  for (const [, text] of texts) {
    render(<Rich text={text} />, place);
    for (const repeated of place.querySelectorAll('[aria-hidden="true"]')) repeated.remove();
    expect(place.textContent).toBe(text);
    render(null, place);
  }
});

test.each(["en", "de", "pl", "ru"])("credits and clicks become signs: %s", (language) => {
  const place = document.createElement("p");
  const signs = texts
    .filter(([of]) => of === language)
    .map(([, text]) => {
      render(<Rich text={text} />, place);
      return [place.querySelectorAll(".sign-credit").length, place.querySelectorAll(".sign-click").length] as const;
    });
  expect(signs.reduce((sum, [credits]) => sum + credits, 0)).toBeGreaterThan(30);
  expect(signs.reduce((sum, [, clicks]) => sum + clicks, 0)).toBeGreaterThan(10);
});

test("a long word is set in narrow letters, and a title is as wide as all its words", () => {
  expect(measure("Diesel").narrow).toBe(false);
  expect(measure("Gefälschter Aktivierungsbefehl").narrow).toBe(true);
  const { word, all } = measure("Wall of Static");
  expect(word).toBeLessThan(all);
  expect(measure("Beanstalk-Lizenz").word).toBeLessThan(measure("BeanstalkLizenz").word);
});
