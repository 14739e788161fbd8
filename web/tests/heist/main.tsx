// The page with the game of the tests beside those that ship with Cyberdeck.

import "../../src/style/style.css";
import { start } from "../../src/app";
import { GAMES } from "../../src/games";
import { heist } from "./page";

await start([...GAMES, { name: "heist", load: async () => heist }]);
