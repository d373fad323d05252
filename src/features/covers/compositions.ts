/** A place on the cover in hundredths of its width, from the spine and the head: a cover is 100 by 150. */
export type Box = { start: number; top: number; width: number; height: number }

export type Place = {
  box: Box
  ink: 'foil' | 'print' | 'rubric'
  align: 'start' | 'center'
  stand: 'start' | 'center' | 'end'
  largest: number
}

export type Layout = {
  title: Place
  author: Place
  /** Letters the title may have and still be set with dignity. */
  holds: number
}

function place(
  [start, top, width, height]: readonly [number, number, number, number],
  largest: number,
  rest: Partial<Omit<Place, 'box' | 'largest'>> = {},
): Place {
  const box = { start, top, width, height }
  return { box, largest, ink: 'foil', align: 'center', stand: 'center', ...rest }
}

export const LAYOUTS = {
  classic: {
    title: place([20, 20, 66, 58], 14),
    author: place([20, 116, 66, 17], 5.8),
    holds: 255,
  },
  label: {
    title: place([26, 26, 54, 28], 10, { ink: 'print' }),
    author: place([26, 55, 54, 11], 4.8, { ink: 'print' }),
    holds: 60,
  },
  blanche: {
    title: place([18, 37, 70, 60], 15, { ink: 'rubric' }),
    author: place([18, 16, 70, 16], 6.2, { ink: 'print' }),
    holds: 255,
  },
  banded: {
    title: place([14, 42, 78, 36], 13.5, { ink: 'print' }),
    author: place([14, 87, 78, 14], 5.8),
    holds: 70,
  },
  initial: {
    title: place([18, 90, 70, 27], 9.5),
    author: place([18, 120, 70, 14], 5.2),
    holds: 40,
  },
  medallion: {
    title: place([28, 53, 50, 44], 11.5),
    author: place([26, 122, 54, 14], 5),
    holds: 45,
  },
  quarter: {
    title: place([31, 13, 61, 63], 16, { ink: 'print', align: 'start', stand: 'start' }),
    author: place([31, 82, 61, 18], 6, { ink: 'print', align: 'start', stand: 'start' }),
    holds: 255,
  },
  split: {
    title: place([15, 28, 77, 57], 16, { align: 'start', stand: 'end' }),
    author: place([15, 11, 77, 14], 5.8, { align: 'start', stand: 'start' }),
    holds: 255,
  },
  panel: {
    title: place([27, 42, 52, 45], 11),
    author: place([27, 91, 52, 16], 5),
    holds: 70,
  },
} satisfies Record<string, Layout>

export type Composition = keyof typeof LAYOUTS
