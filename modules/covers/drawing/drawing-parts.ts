export type Ink = 'cloth' | 'foil' | 'paper' | 'print' | 'rubric'

/** `id` is unique in the page. */
export type Pen = { id: string; flower: string; ground: string }

const BOARD_CENTRE = 53

type Flower = { x?: number; y: number; size: number; ink?: Ink }

export const flower = (pen: Pen, { x = BOARD_CENTRE, y, size, ink = 'foil' }: Flower) =>
  `<path d="${pen.flower}" transform="translate(${x} ${y}) scale(${size / 20})" fill="var(--${ink})"/>`

export const line = (d: string, stroke: number, ink: Ink = 'foil') =>
  `<path d="${d}" fill="none" stroke="var(--${ink})" stroke-width="${stroke}"/>`

export function frame(inset: number, stroke: number, ink?: Ink) {
  const [width, height] = [96 - 2 * inset, 150 - 2 * inset]
  return line(`M${5 + inset} ${inset}h${width}v${height}h${-width}z`, stroke, ink)
}

type Box = readonly [x: number, y: number, width: number, height: number]

export const plate = ([x, y, width, height]: Box, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

export function corners({ id }: Pen, corner: string) {
  const flipped = ['-1 1', '1 -1', '-1 -1'].map(
    (flip) =>
      `<use href="#${id}c" transform="translate(${BOARD_CENTRE} 75) scale(${flip}) translate(${-BOARD_CENTRE} -75)"/>`,
  )
  return `<g id="${id}c">${corner}</g>${flipped.join('')}`
}
