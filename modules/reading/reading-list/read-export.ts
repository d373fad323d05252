import type { ShelfKind } from '#modules/shelves/kinds/index.ts'
import { ownValue } from '#rules/own-value.ts'
import type { Reading } from '../reading.ts'
import { longestNote } from '../reading.ts'
import type { Source } from './reading-list.ts'

export interface ListedBook extends Reading {
  title: string
  author: string
  /** The identifier in the file; each edition of a book has its own. */
  isbn: string | null
  kind: ShelfKind | null
  isRounded: boolean
  isShortened: boolean
}

type Row = (column: string) => string

/** The columns that tell the exports apart; both have a title. */
const marks: Record<Source, readonly string[]> = {
  goodreads: ['Title', 'Author', 'Exclusive Shelf'],
  storygraph: ['Title', 'Authors', 'Read Status'],
}

export function sourceOf(header: readonly string[]): Source | undefined {
  if (marks.goodreads.every((column) => header.includes(column))) return 'goodreads'
  return marks.storygraph.every((column) => header.includes(column)) ? 'storygraph' : undefined
}

const kinds: Record<string, ShelfKind> = {
  'to-read': 'wanted',
  'currently-reading': 'reading',
  paused: 'reading',
  read: 'read',
}

export function readRow(source: Source, header: readonly string[], cells: readonly string[]) {
  const row: Row = (column) => cells[header.indexOf(column)]?.trim() ?? ''
  return source === 'goodreads' ? readGoodreads(row) : readStoryGraph(row)
}

const readGoodreads = (row: Row): ListedBook => ({
  title: row('Title'),
  author: row('Author'),
  isbn: isbnIn(row('ISBN13')) ?? isbnIn(row('ISBN')),
  kind: ownValue(kinds, row('Exclusive Shelf')) ?? null,
  startedOn: null,
  finishedOn: dayIn(row('Date Read')),
  ...ratingIn(row('My Rating')),
  ...noteOf(row('Private Notes'), row('My Review')),
})

const readStoryGraph = (row: Row): ListedBook => ({
  title: row('Title'),
  author: row('Authors'),
  isbn: isbnIn(row('ISBN/UID')),
  kind: ownValue(kinds, row('Read Status')) ?? null,
  ...datesIn(row('Dates Read'), row('Last Date Read')),
  ...ratingIn(row('Star Rating')),
  ...noteOf(row('Review')),
})

/** Digits are written ="9780441013593", so that spreadsheets keep them. */
const isbnIn = (cell: string) => cell.replace(/^="(.*)"$/, '$1').trim() || null

function ratingIn(cell: string) {
  const stars = Number(cell.replace(',', '.'))
  if (!(stars > 0 && stars <= 5)) return { rating: null, isRounded: false }
  const rating = Math.max(1, Math.round(stars))
  return { rating, isRounded: rating !== stars }
}

/** "2022/01/01-2022/01/10, 2023/03/04-2023/03/09": the last reading counts. */
function datesIn(readings: string, last: string) {
  const [started = '', finished] = readings.split(',').at(-1)?.trim().split('-') ?? []
  const finishedOn = dayIn(last) ?? dayIn(finished ?? started)
  const startedOn = finished === undefined ? null : dayIn(started)
  const isReversed = startedOn !== null && finishedOn !== null && startedOn > finishedOn
  return { startedOn: isReversed ? null : startedOn, finishedOn }
}

function dayIn(cell: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(cell) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
  return isReal ? written : null
}

function noteOf(...texts: string[]) {
  const note = texts.map(plain).filter(Boolean).join('\n\n')
  if (note.length <= longestNote) return { note: note || null, isShortened: false }
  return { note: `${note.slice(0, longestNote - 1).toWellFormed()}…`, isShortened: true }
}

/** Reviews are HTML with line breaks and few other tags. */
const plain = (html: string) =>
  html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, '')
    .trim()
