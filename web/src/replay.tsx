import { Frame } from "./frame";

export function ReplayPage({ id }: { id: string }) {
  return <Frame name="replay">{id}</Frame>;
}
