import { defineConfig } from "vitest/config";

export default defineConfig({
  server: { fs: { allow: [".."] } }, // the texts lie with the engine
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"], unstubGlobals: true },
});
