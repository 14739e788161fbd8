// In the head of every page: one looks for a game, and is taken to the table as soon as there is one.

import { useEffect } from "preact/hooks";
import { Sign } from "../parts/signs";
import { listen, waiting } from "../service/lobby";
import { t } from "../texts/texts";

/** There one listens anyway. */
const LOBBY = ["/lobby", "/watch"];

export function SeekWaiting() {
  useEffect(() => {
    return waiting.peek() && !LOBBY.includes(location.pathname) ? listen() : undefined;
  }, []);
  if (!waiting.value) return null;
  return (
    <a class="turns seek-waiting" href="/lobby">
      <b>
        <Sign of="seek" />
      </b>
      <span>{t("web-seek-waiting")}</span>
    </a>
  );
}
