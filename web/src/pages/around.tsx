// The pages around the tables.

import type { Page } from "../app";
import { games } from "../game";
import { lazyPart } from "../parts/lazily";
import { dressed } from "../parts/styled";
import cupStyles from "../style/cups.css?url";
import learnStyles from "../style/learn.css?url";
import puzzleStyles from "../style/puzzles.css?url";
import reviewStyles from "../style/review.css?url";
import rulesStyles from "../style/rules.css?url";
import { GamesPage, JoinPage } from "./lists";
import { LostPage } from "./lost";
import { PlayPage } from "./play";
import { StartPage } from "./start";

const LobbyPage = lazyPart(async () => (await import("./lobby")).LobbyPage);
const PlayersPage = lazyPart(async () => (await import("./players")).PlayersPage);
const ProfilePage = lazyPart(async () => (await import("./profile")).ProfilePage);
const LearnPage = lazyPart(dressed(async () => (await import("./learn")).LearnPage, learnStyles));
const RulesPage = lazyPart(dressed(async () => (await import("./rules")).RulesPage, rulesStyles));
const ReviewPage = lazyPart(dressed(async () => (await import("./review")).ReviewPage, reviewStyles));
const PuzzlesPage = lazyPart(dressed(async () => (await import("./puzzles")).PuzzlesPage, puzzleStyles));
const CupsPage = lazyPart(dressed(async () => (await import("./cups")).CupsPage, cupStyles));
const CupPage = lazyPart(dressed(async () => (await import("./cup")).CupPage, cupStyles));

/** By their addresses. */
export function around(): readonly Page[] {
  return [
    [/^\/table\/([^/]+)$/, (id) => <JoinPage id={id} />],
    [/^\/(?:lobby|watch)$/, () => <LobbyPage />, "lobby"],
    [/^\/players$/, () => <PlayersPage />, "lobby"],
    [/^\/players\/([^/]+)$/, (name) => <ProfilePage name={name} />, "lobby"],
    [/^\/tournaments$/, () => <CupsPage />, "cups"],
    [/^\/tournaments\/([^/]+)$/, (id) => <CupPage id={id} />, "cups"],
    [/^\/review\/([^/]+)$/, (id) => <ReviewPage id={id} />, "lobby"],
    [/^\/games$/, () => <GamesPage />],
    [/^\/rules\/([\w-]+)$/, (game) => <RulesPage game={game} />],
    [/^\/puzzles(?:\/([^/]+))?$/, (name) => <PuzzlesPage name={name} />, "puzzles"],
    [/^\/learn\/([\w-]+)$/, (game) => <LearnPage game={game} />, "learn"],
    ...games.value.flatMap(({ name, places }) =>
      places.map(({ path, Page }): Page => [new RegExp(`^${path}$`), () => <Page />, name]),
    ),
    [/^\/play\/([\w-]+)$/, (game) => <PlayPage game={game} />],
    [/^\/$/, () => <StartPage />],
    [/^/, () => <LostPage />],
  ];
}
