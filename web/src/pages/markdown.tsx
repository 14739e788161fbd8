// The light Markdown of the rules as elements: bold, italic, code, tables; numbers of clauses become links, hits are marked.

import type { ComponentChildren } from "preact";

export interface Marking {
  /** Whether there is a clause of that number on the page. */
  readonly known: (id: string) => boolean;
  /** What is looked for; must have one group for the hit. */
  readonly sought: RegExp | null;
}

const STYLED = /(\*\*.+?\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;
const NUMBER = /(\b[A-Z]{2,}-(?:[A-Z]+-)?\d+(?:\.\d+)?|\b[A-Z]{2,}-[A-Z]{2,}\b|\{A\d+\})/;
const SOURCES = /((?:\s*\[[^\]]+\])+)$/;

/** A line; where the rule comes from stands small at its end. */
export function Text({ text, marking }: { text: string; marking: Marking }) {
  const [body = "", sources = ""] = text.split(SOURCES);
  return (
    <>
      {styled(body, marking)}
      {sources && <small class="sources"> {linked(sources.trim(), marking)}</small>}
    </>
  );
}

/** The cells of the lines of a table; the line under the headings is only drawn. */
export function Table({ lines, marking }: { lines: readonly string[]; marking: Marking }) {
  const [head = [], ...rows] = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
  return (
    <div class="scrolled" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                {styled(cell, marking)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{styled(cell, marking)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** Splitting at a pattern with one group puts what it found at the odd places. */
function split(
  text: string,
  pattern: RegExp,
  found: (part: string) => ComponentChildren,
  rest: (part: string) => ComponentChildren,
): ComponentChildren {
  return text.split(pattern).map((part, place) => (place % 2 ? found(part) : part && rest(part)));
}

function styled(text: string, marking: Marking): ComponentChildren {
  const found = (part: string) => {
    if (part.startsWith("**")) return <b>{linked(part.slice(2, -2), marking)}</b>;
    if (part.startsWith("*")) return <i>{linked(part.slice(1, -1), marking)}</i>;
    return <code>{linked(part.slice(1, -1), marking)}</code>;
  };
  return split(text, STYLED, found, (part) => linked(part, marking));
}

function linked(text: string, marking: Marking): ComponentChildren {
  const found = (part: string) => {
    const id = part.replace(/[{}]/g, "");
    return marking.known(id) ? <a href={`#${id}`}>{marked(id, marking)}</a> : marked(part, marking);
  };
  return split(text, NUMBER, found, (part) => marked(part, marking));
}

export function marked(text: string, { sought }: Marking): ComponentChildren {
  return sought
    ? split(
        text,
        sought,
        (part) => <mark>{part}</mark>,
        (part) => part,
      )
    : text;
}
