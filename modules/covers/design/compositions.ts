/** Text positions in hundredths of the cover's width; a cover is 100 by 150. */
type Box = readonly [start: number, top: number, width: number, height: number]

export type CoverTextPlace = {
  box: Box
  largest: number
  ink?: 'foil' | 'print' | 'rubric'
  align?: 'start' | 'center'
  stand?: 'start' | 'center' | 'end'
}

export type Composition =
  | 'classic'
  | 'label'
  | 'blanche'
  | 'banded'
  | 'initial'
  | 'medallion'
  | 'quarter'
  | 'split'
  | 'panel'

export type Layout = {
  title: CoverTextPlace
  author: CoverTextPlace
  maxTitleLength: number
}

export const LAYOUTS: Record<Composition, Layout> = {
  classic: {
    title: { box: [20, 20, 66, 58], largest: 14 },
    author: { box: [20, 116, 66, 17], largest: 5.8 },
    maxTitleLength: 255,
  },
  label: {
    title: { box: [26, 26, 54, 28], largest: 10, ink: 'print' },
    author: { box: [26, 55, 54, 11], largest: 4.8, ink: 'print' },
    maxTitleLength: 60,
  },
  blanche: {
    title: { box: [18, 37, 70, 60], largest: 15, ink: 'rubric' },
    author: { box: [18, 16, 70, 16], largest: 6.2, ink: 'print' },
    maxTitleLength: 255,
  },
  banded: {
    title: { box: [14, 42, 78, 36], largest: 13.5, ink: 'print' },
    author: { box: [14, 87, 78, 14], largest: 5.8 },
    maxTitleLength: 70,
  },
  initial: {
    title: { box: [18, 90, 70, 27], largest: 9.5 },
    author: { box: [18, 120, 70, 14], largest: 5.2 },
    maxTitleLength: 40,
  },
  medallion: {
    title: { box: [28, 45, 50, 44], largest: 11.5 },
    author: { box: [30, 114, 46, 16], largest: 5 },
    maxTitleLength: 45,
  },
  quarter: {
    title: { box: [31, 13, 61, 63], largest: 16, ink: 'print', align: 'start', stand: 'start' },
    author: { box: [31, 82, 61, 18], largest: 6, ink: 'print', align: 'start', stand: 'start' },
    maxTitleLength: 255,
  },
  split: {
    title: { box: [15, 28, 77, 57], largest: 16, align: 'start', stand: 'end' },
    author: { box: [15, 11, 77, 14], largest: 5.8, align: 'start', stand: 'start' },
    maxTitleLength: 255,
  },
  panel: {
    title: { box: [27, 42, 52, 45], largest: 11 },
    author: { box: [27, 91, 52, 16], largest: 5 },
    maxTitleLength: 70,
  },
}
