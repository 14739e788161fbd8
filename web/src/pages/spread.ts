// Marks along a line: each as near to its own place as the others let it be, none over another.

/** Where each mark begins, and on which row. `wished` are their middles, from left to right. */
export function spread(wished: readonly number[], wide: number, room: number): readonly { at: number; row: number }[] {
  const rows = Math.max(1, Math.ceil((wished.length * wide) / Math.max(wide, room)));
  const found = wished.map((middle, place) => ({ at: middle - wide / 2, row: place % rows }));
  for (let row = 0; row < rows; row++) {
    const marks = found.filter((mark) => mark.row === row);
    let free = 0;
    for (const mark of marks) {
      mark.at = Math.max(mark.at, free);
      free = mark.at + wide;
    }
    let end = room;
    for (const mark of marks.reverse()) {
      mark.at = Math.min(mark.at, end - wide);
      end = mark.at;
    }
  }
  return found;
}
