// The games, in the order in which the pages show them.

import { deckers } from "./deckers/page";
import type { GamePage } from "./game";
import { netrunner } from "./netrunner/page";

export const GAMES: readonly GamePage[] = [netrunner, deckers];
