import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = "";
});

test("what was sent along is not asked for, once", async () => {
  document.head.innerHTML = `<script type="application/json" id="along">{"/api/games": [1, "\\u003cb>"]}</script>`;
  const fetched = vi.fn((_: string) => Promise.resolve(Response.json("asked")));
  vi.stubGlobal("fetch", fetched);
  const { get } = await import("../src/service/api");
  expect(await get("/api/tables")).toBe("asked");
  expect(await get("/api/games")).toEqual([1, "<b>"]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await get("/api/games")).toBe("asked");
});

test("a page that comes alone asks for everything", async () => {
  const { sentAlong } = await import("../src/service/along");
  expect(sentAlong("/api/games")).toBeUndefined();
});
