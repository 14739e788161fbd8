// The other end of the wire, for tests: a socket that says what the test wants and keeps what it is sent.

import { vi } from "vitest";
import type { About, Frame, News, Offer, Question, Told, Whole } from "../src/service/wire";
import { sit } from "../src/table/seat";

export class Socket {
  static readonly OPEN = 1;
  static readonly opened: Socket[] = [];
  readyState = Socket.OPEN;
  readonly sent: unknown[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    Socket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  says(told: Told): void {
    this.onmessage({ data: JSON.stringify(told) });
  }
}

/** Sit down at a table whose service is the test. */
export function sitDown(token = "token"): Socket {
  vi.stubGlobal("WebSocket", Socket);
  sit(token);
  return lastSocket();
}

export function lastSocket(): Socket {
  const socket = Socket.opened.at(-1);
  if (!socket) throw new Error("nobody has connected");
  return socket;
}

export function option(notation: string, ...at: readonly string[]): Offer {
  return { notation, message: [`option-${notation.split(" ")[0]}`, []], at, price: [], outcomes: [] };
}

export function asking(...options: readonly Offer[]): Question {
  return { prompt: ["ask-action", []], at: [], options, begun: 0, shortcuts: [] };
}

const ABOUT: About = {
  begun: true,
  players: [],
  clock: null,
  back: null,
  rematch: null,
  asked: "fair",
  side: null,
  proof: null,
};

export function whole(seq: number, more: Partial<Whole> = {}): Whole {
  return {
    type: "whole",
    seq,
    number: seq,
    at: seq,
    game: "netrunner",
    seat: "runner",
    seats: ["corp", "runner"],
    view: {},
    deciding: "runner",
    question: null,
    log: [],
    ending: null,
    running: null,
    about: ABOUT,
    chat: [],
    table: "table",
    held: ["runner"],
    commitment: "",
    origin: "beginning",
    hints: false,
    cup: "",
    week: "",
    late: 0,
    plan: null,
    ...more,
  };
}

export function news(seq: number, more: Partial<News> = {}): News {
  return { type: "news", seq, number: seq, at: seq, deciding: "runner", ...more };
}

export function frame(at: number, by: string, ...lines: readonly string[]): Frame {
  return { at, by, events: [], log: lines.map((line) => [line, []]), changes: [] };
}
