/// <reference types="vite/client" />

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addParts, choose, has, knows, language, preferredLanguage, say, speak, t, word } from "../src/texts/texts";

const FILES = import.meta.glob<string>("../../src/cyberdeck/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts as the service gives them: those of a game apart from the others. */
function serve(path: string): Promise<Response> {
  const [, wish = "", part = ""] = /^\/locale\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
  asked.push(part);
  const inPart = (file: string) => part === (file.includes("/netrunner") ? "netrunner" : "page");
  const found = Object.entries(FILES).filter(([file]) => file.includes(`/locale/${wish}/`) && inPart(file));
  return Promise.resolve(new Response(found.map(([, text]) => text).join("\n"), { status: found.length ? 200 : 404 }));
}

const asked: string[] = [];

beforeEach(() => {
  addParts(["netrunner"]);
  vi.stubGlobal("fetch", serve);
  localStorage.clear();
});

afterEach(() => void vi.restoreAllMocks());

test("the words of a game are sent for when they are wanted", async () => {
  await speak("en");
  expect(asked).toEqual(["page"]);
  expect(knows("heist")).toBe(true);
  expect(knows("netrunner")).toBe(false);
  await vi.waitFor(() => expect(knows("netrunner")).toBe(true));
  expect(word("card-sure-gamble")).toBe("Sure Gamble");
});

test("a message is said with its arguments, which may be messages", async () => {
  await speak("en", ["netrunner"]);
  expect(say(["option-play", [["card", ["card-sure-gamble", []]]]])).toContain("Sure Gamble");
  await speak("de");
  expect(say(["option-play", [["card", ["card-sure-gamble", []]]]])).not.toBe("");
  expect(language.value).toBe("de");
  expect(document.documentElement.lang).toBe("de");
});

test("a text with an attribute can be asked for, and whether it is there", async () => {
  await speak("en", ["netrunner"]);
  expect(has("card-sure-gamble.text")).toBe(true);
  expect(has("card-sure-gamble.nothing")).toBe(false);
  expect(word("card-sure-gamble.text")).not.toBe("");
  expect(t("web-title")).toBe("Cyberdeck");
});

test.each(["en", "de", "pl", "ru"] as const)(
  "each text is read alone as all of them are together: %s",
  async (wish) => {
    const together = new FluentBundle(wish, { useIsolating: false });
    for (const [file, text] of Object.entries(FILES))
      if (file.includes(`/locale/${wish}/`)) together.addResource(new FluentResource(text));
    await speak(wish, ["netrunner"]);
    const whole = [...together._messages.values()].filter(
      ({ value }) => value && !JSON.stringify(value).includes('"BY"'),
    );
    const args = { number: 2, most: 5, amount: 1, level: "red" };
    expect(whole.length).toBeGreaterThan(1000);
    for (const { id, value } of whole)
      expect([id, t(id, args)]).toEqual([id, together.formatPattern(value ?? "", args, [])]);
  },
);

test("numbers are written as the language does, small ones too", async () => {
  await speak("de");
  const said = (at: number) => t("web-replay-at", { at, of: 12345 });
  expect(said(7)).toBe("Entscheidung 7 von 12.345");
  expect(said(999)).toContain("999");
  expect(said(1000)).toContain("1.000");
  expect(said(-7)).toContain(new Intl.NumberFormat("de").format(-7));
  expect(said(0.5)).toContain("0,5");
});

test("a language that the service lacks is an error, and the one before stays", async () => {
  await speak("en");
  await expect(speak("xx" as "en")).rejects.toThrow("404");
  expect(language.value).toBe("en");
});

test("the reader's choice is remembered before the browser's languages", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR", "pl-PL", "en"]);
  expect(preferredLanguage()).toBe("pl");
  await choose("ru");
  expect(preferredLanguage()).toBe("ru");
});
