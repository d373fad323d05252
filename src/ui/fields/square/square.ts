/** The square part of a picture: `zoom` from 1, the place from 0 to 1 along the room that is left. */
export interface Square {
  zoom: number
  across: number
  down: number
}

export const mostZoom = 4

interface Size {
  width: number
  height: number
}

/** The unit is a pixel of the picture. */
export function squareIn({ width, height }: Size, { zoom, across, down }: Square) {
  const side = Math.min(width, height) / zoom
  return { side, left: across * (width - side), top: down * (height - side) }
}

/** Dragging the picture by a share of the square's side; where no room is left, nothing moves. */
export function moveSquare(
  size: Size,
  square: Square,
  by: { across: number; down: number },
): Square {
  const { side } = squareIn(size, square)
  const moved = (place: number, room: number, share: number) =>
    room > 0 ? Math.min(1, Math.max(0, place - (share * side) / room)) : place
  return {
    ...square,
    across: moved(square.across, size.width - side, by.across),
    down: moved(square.down, size.height - side, by.down),
  }
}
