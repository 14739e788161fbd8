import { Frame } from "./frame";

export function RulesPage({ game }: { game: string }) {
  return <Frame name="rules">{game}</Frame>;
}
