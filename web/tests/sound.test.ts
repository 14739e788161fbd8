import { expect, test } from "vitest";
import { CUES } from "../src/sound/cues";

test.each(Object.entries(CUES))("the cue %s can be played", (_, voices) => {
  expect(voices.length).toBeGreaterThan(0);
  for (const [, from, to, start, length, loud] of voices) {
    // Pitches and loudness change exponentially, which knows no zero.
    expect(Math.min(from, to)).toBeGreaterThan(0);
    expect(start + length).toBeLessThanOrEqual(1.8);
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(1);
  }
});
