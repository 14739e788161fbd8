// The layer over a table in which things fly.

import { useEffect, useRef } from "preact/hooks";
import { startOwnCues } from "../sound/own";
import { flyIn } from "./flights";
import { startMotion } from "./motion";

export function Flights() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    flyIn(layer.current);
    const stops = [startMotion(), startOwnCues(), () => flyIn(null)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return <div class="flights" ref={layer} aria-hidden="true" />;
}
