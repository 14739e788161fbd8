import { expect, test } from "vitest";
import { die } from "../src/deckers/pieces";

test.each(["red", "black", "number"] as const)("a %s die shows what was rolled when it has come to rest", (kind) => {
  expect(die(kind, "2").querySelector(".strip > :first-child")?.textContent).toBe("2");
});
