export const inOrder = <Piece extends { order: number }>(pieces: Piece[]) =>
  pieces.toSorted((one, other) => one.order - other.order)
