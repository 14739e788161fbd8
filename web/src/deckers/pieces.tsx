// The pieces of the network as they fly over it.

import { type JSX, render } from "preact";
import { Avatar, Guardian, Installation, Packet, Program, Shape, Spark } from "./markers";
import type { Colour } from "./seen";
import type { Piece } from "./view";

/** A drawing in a box of its own, 50 units wide. */
function picture(drawing: JSX.Element, half = 25): HTMLElement {
  const box = document.createElement("div");
  render(
    <svg aria-hidden="true" viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}>
      {drawing}
    </svg>,
    box,
  );
  return box;
}

export const spark = (shade: string) => picture(<Spark shade={shade === "white" ? "white" : "black"} />, 20);
export const guardian = (kind: string) => picture(<Guardian kind={kind.replace("-guardian", "") as Piece} />, 26);
export const program = (colour: Colour, count = 1) => picture(<Program colour={colour} count={count} />, 20);
export const installation = (colour: Colour) => picture(<Installation colour={colour} />, 20);
export const avatar = (colour: Colour) => picture(<Avatar colour={colour} />, 24);
export const packet = () => picture(<Packet />, 14);

/** A wave with six corners. */
export const hexagon = (tone: string) =>
  picture(<path class={`wave tone-${tone}`} d="M46 0L23 39.8H-23L-46 0L-23-39.8H23Z" />, 50);

/** Rays that burst out. */
export const burst = () => {
  const rays = Array.from({ length: 24 }, (_, place) => {
    const angle = (Math.PI / 12) * place;
    const far = place % 2 ? 19 : 48;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return picture(<path class="burst" d={`M${rays.join("L")}Z`} />, 50);
};

/** A beam in which something comes. */
export const beam = (colour: Colour) => picture(<path class={`beam ${colour}`} d="M-12 50L-8-50H8L12 50Z" />, 50);

const FACES = ["blue", "red", "avatar", "green", "purple", "yellow"] as const;
const NUMBERS = ["4", "2", "6", "1", "5", "3"] as const;

/** A die that runs through its faces and stops at the one that was rolled. */
export function die(kind: "server" | "number" | "red" | "black", rolled: string): HTMLElement {
  const box = document.createElement("div");
  box.className = `die die-${kind}`;
  // What was rolled is what it shows at rest.
  const faces = [rolled, ...(kind === "server" ? FACES : NUMBERS)];
  render(
    <div class="strip">
      {faces.map((face, place) => (
        <svg key={place} aria-hidden="true" viewBox="-24 -24 48 48">
          <Face face={face} />
        </svg>
      ))}
    </div>,
    box,
  );
  return box;
}

function Face({ face }: { face: string }) {
  if (face === "avatar")
    return (
      <g class="avatar" transform="scale(1.6)">
        <path d="M-9 9 Q-9 -2 0 -2 Q9 -2 9 9 Z" />
        <circle cy={-6} r={5.4} />
      </g>
    );
  if (/^\d/.test(face)) return <text y={11}>{face}</text>;
  return <Shape colour={face as Colour} scale={1.5} />;
}
