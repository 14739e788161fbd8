// What this browser remembers without an account: the tables one has sat at.

export interface Kept {
  readonly table: string;
  readonly game: string;
  readonly link: string;
  readonly seats: readonly string[];
  readonly at: number;
  /** How it stood when one left it. */
  readonly standing?: Readonly<Record<string, number>>;
  readonly over?: boolean;
  /** The page that it was begun from and counts for, such as a campaign. */
  readonly from?: string;
}

const GAMES = "cyberdeck-games";
const MOST = 60;

export function myGames(): readonly Kept[] {
  try {
    return JSON.parse(localStorage.getItem(GAMES) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keepGame(game: Kept): void {
  const others = myGames().filter((kept) => kept.link !== game.link);
  store([game, ...others].slice(0, MOST));
}

export function forgetGame(link: string): void {
  store(myGames().filter((kept) => kept.link !== link));
}

/** How a game stands that one is playing. */
export function noteStanding(link: string, standing: Readonly<Record<string, number>>): void {
  store(myGames().map((kept) => (kept.link === link ? { ...kept, standing } : kept)));
}

export function finishGame(link: string): void {
  store(myGames().map((kept) => (kept.link === link ? { ...kept, over: true } : kept)));
}

/** A seat is reached by another link from now on. */
export function replaceLink(old: string, link: string): void {
  store(myGames().map((kept) => (kept.link === old ? { ...kept, link } : kept)));
}

function store(games: readonly Kept[]): void {
  try {
    localStorage.setItem(GAMES, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
