import { beforeEach, expect, test, vi } from "vitest";
import {
  add,
  deckNames,
  drop,
  openDeck,
  openName,
  rename,
  setCopies,
  takeOut,
  tidy,
} from "../src/netrunner/decks/shelf";
import { account } from "../src/service/accounts";
import type { Account } from "../src/service/wire";

const deck = (copies: number, at = 1) => ({ identity: "noise", cards: { djinn: copies }, at });
const theirs = (copies: number, at: number) => ({ game: "netrunner", deck: deck(copies, at) });
const signedIn = (decks: Account["decks"]): Account => ({ name: "ann", csrf: "secret", settings: {}, decks });

const requests: string[] = [];
let started = false;

/** What this browser has kept, and then somebody signs in. */
function keep(decks: Record<string, unknown>): void {
  localStorage.setItem("cyberdeck-decks", JSON.stringify({ open: "", decks }));
  if (started) dispatchEvent(new StorageEvent("storage", { key: "cyberdeck-decks" }));
  else takeOut(null);
  started = true;
}

const copiesOf = (name: string) => {
  openName.value = name;
  return openDeck.value?.cards.djinn;
};

beforeEach(() => {
  account.value = null;
  requests.length = 0;
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    requests.push(`${method} ${decodeURIComponent(path.split("/").at(-1) ?? "")}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

test("a deck of this browser is sent to the account", async () => {
  keep({ Mine: deck(3) });
  account.value = signedIn({});
  await vi.waitFor(() => expect(requests).toEqual(["PUT Mine"]), 5000);
});

test("of two versions of a deck the later one counts", () => {
  keep({ Old: { ...deck(1, 10), account: "ann" }, New: { ...deck(1, 30), account: "ann" } });
  account.value = signedIn({ Old: theirs(2, 20), New: theirs(2, 20) });
  expect([copiesOf("Old"), copiesOf("New")]).toEqual([2, 1]);
});

test("another deck of the same name gets a new one", () => {
  keep({ Mine: deck(1) });
  account.value = signedIn({ Mine: theirs(2, 5) });
  expect(deckNames.value).toEqual(["Mine", "Mine 2"]);
  expect([copiesOf("Mine"), copiesOf("Mine 2")]).toEqual([2, 1]);
});

test("a deck that the account has dropped elsewhere is dropped here", () => {
  keep({ Gone: { ...deck(1), account: "ann" } });
  account.value = signedIn({});
  expect(deckNames.value).toEqual([]);
});

test("the decks of an account leave the browser with it", () => {
  keep({ Own: { ...deck(2), account: "" } });
  account.value = signedIn({ Theirs: theirs(2, 5) });
  expect(deckNames.value).toContain("Theirs");
  account.value = null;
  expect(deckNames.value).not.toContain("Theirs");
});

test("copies are counted, decks renamed and dropped", () => {
  keep({});
  add("Fresh", deck(1));
  setCopies("djinn", 4);
  expect(openDeck.value?.cards).toEqual({ djinn: 4 });
  setCopies("djinn", 0);
  expect(openDeck.value?.cards).toEqual({});
  rename("Other");
  expect([openName.value, deckNames.value]).toEqual(["Other", ["Other"]]);
  drop("Other");
  expect(openDeck.value).toBeNull();
});

test.each([
  ["a/b\\c", "a-b-c"],
  ["  two\nlines ", "two lines"],
  ["..", "Deck"],
  ["x".repeat(60), "x".repeat(40)],
])("a name can stand in an address: %s", (wish, name) => {
  expect(tidy(wish)).toBe(name);
});
