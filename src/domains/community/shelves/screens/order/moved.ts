export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1)
  const others = rows.toSpliced(from, 1)
  return row === undefined ? others : others.toSpliced(to, 0, row)
}

/** The predecessor of a row after the move, undefined at the start. */
export const behind = <Row>(rows: readonly Row[], from: number, to: number): Row | undefined =>
  moved(rows, from, to)[to - 1]

/** The original index of the row at `place` during a drag. */
export function originOf(place: number, { from, to }: { from: number; to: number }): number {
  if (place === to) return from
  if (from < to) return place >= from && place < to ? place + 1 : place
  return place > to && place <= from ? place - 1 : place
}
