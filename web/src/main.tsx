// The page with the games that ship with Cyberdeck.

import "./style/style.css";
import { start } from "./app";
import { GAMES } from "./games";

await start(GAMES);
