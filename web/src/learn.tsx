import { Frame } from "./frame";

export function LearnPage({ game }: { game: string }) {
  return <Frame name="learn">{game}</Frame>;
}
