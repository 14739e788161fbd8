// The colours of the factions. Each has three tints for its horizons; the number of a card chooses one.

import type { Palette } from "./pen";

type Colours = Omit<Palette, "T0"> & { readonly T: readonly [string, string, string] };

const NEUTRAL: Colours = {
  K: "#090e15",
  D: "#293a4c",
  M: "#5b7893",
  L: "#b1c8dd",
  W: "#f2f8ff",
  X: "#ffd166",
  T: ["#4f7596", "#6f6a9a", "#8a7a58"],
};

export const PALETTES: Readonly<Record<string, Colours>> = {
  anarch: {
    K: "#160705",
    D: "#5c1c12",
    M: "#c2431d",
    L: "#ff9a4a",
    W: "#ffe9c4",
    X: "#4ff0c0",
    T: ["#d8452a", "#8d2c6b", "#e08a2c"],
  },
  criminal: {
    K: "#050b1c",
    D: "#17306e",
    M: "#2f66d8",
    L: "#7fbcff",
    W: "#e6f3ff",
    X: "#ffb950",
    T: ["#2f6be0", "#6a3fb0", "#1f93b8"],
  },
  shaper: {
    K: "#04140c",
    D: "#124a30",
    M: "#2c9a58",
    L: "#8ae79a",
    W: "#ecffe0",
    X: "#ffd65a",
    T: ["#2aa866", "#7fae2f", "#1b8f8f"],
  },
  "haas-bioroid": {
    K: "#0d0720",
    D: "#37226f",
    M: "#7750d0",
    L: "#bfa6ff",
    W: "#f3ecff",
    X: "#52e6ff",
    T: ["#6a48d6", "#b348b8", "#3c6be0"],
  },
  jinteki: {
    K: "#19040a",
    D: "#661527",
    M: "#c92e45",
    L: "#ff8a8c",
    W: "#ffe9e2",
    X: "#a5ecff",
    T: ["#d03a4e", "#e0673f", "#93307c"],
  },
  nbn: {
    K: "#171004",
    D: "#5f430c",
    M: "#c99018",
    L: "#ffd858",
    W: "#fff7d6",
    X: "#ff74b4",
    T: ["#d99a1c", "#d0632a", "#3f9e8c"],
  },
  "weyland-consortium": {
    K: "#06110f",
    D: "#1f4639",
    M: "#468a70",
    L: "#a9d8b4",
    W: "#f1fbe4",
    X: "#ffb24c",
    T: ["#4a8f63", "#a8782f", "#2f6f86"],
  },
  neutral: NEUTRAL,
};

export const paletteOf = (faction: string): Colours => PALETTES[faction] ?? NEUTRAL;
