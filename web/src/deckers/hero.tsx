// Deckers on the first page: the network, and the machine that floods it.

import { Emblem, Portrait } from "./looks";

const LESSONS: Readonly<Record<string, string>> = {
  "deckers-move": "oshin-noro",
  "deckers-sparks": "monty-quantum",
  "deckers-cycle": "leiko-mori",
  first: "hettie-magnetic",
};

export function Hero(_: { still: boolean }) {
  return (
    <>
      <div class="sky" />
      <span class="beast">
        <Emblem id="alpha-moby" />
      </span>
    </>
  );
}

export function Picture({ of }: { of: string }) {
  return <Portrait id={LESSONS[of] ?? "oshin-noro"} />;
}
