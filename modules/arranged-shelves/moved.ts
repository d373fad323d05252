export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1)
  const others = rows.toSpliced(from, 1)
  return row === undefined ? others : others.toSpliced(to, 0, row)
}

export const behind = <Row>(rows: readonly Row[], from: number, to: number): Row | undefined =>
  moved(rows, from, to)[to - 1]

export function originOf(place: number, { from, to }: { from: number; to: number }): number {
  if (place === to) return from
  if (from < to) return place >= from && place < to ? place + 1 : place
  return place > to && place <= from ? place - 1 : place
}
