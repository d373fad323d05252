import type { ShelfKind } from '#modules/shelves/kinds/index.ts'
import { noReading, type Reading } from '../reading.ts'
import type { ListedBook } from './read-export.ts'
import type { KeptField, MissingBook, ReadingListReport } from './reading-list.ts'

type Matched = { id: string; title: string }

/** The reader's records before the import. */
export interface Standing {
  /** The built-in shelves of each book. */
  kinds: ReadonlyMap<string, readonly ShelfKind[]>
  readings: ReadonlyMap<string, Reading>
  /** How many books fit on each built-in shelf. */
  room: Record<ShelfKind, number>
}

export interface ImportPlan {
  placed: Record<ShelfKind, string[]>
  readings: (Reading & { bookId: string })[]
  report: Omit<ReadingListReport, 'source' | 'malformed'>
}

/** Adds what the reader lacks; what they have stays. */
export function planImport(
  listed: readonly ListedBook[],
  matched: ReadonlyMap<number, Matched>,
  standing: Standing,
): ImportPlan {
  const found = booksIn(listed, matched)
  const placed: ImportPlan['placed'] = { wanted: [], reading: [], read: [] }
  const readings: ImportPlan['readings'] = []
  const kept: ReadingListReport['kept'] = []
  const counts = { rated: 0, dated: 0, noted: 0, rounded: 0, shortened: 0, full: 0 }

  for (const [bookId, { title, book }] of found) {
    const keptHere: KeptField[] = []
    const on = standing.kinds.get(bookId) ?? []
    if (book.kind && on.length === 0) {
      const hasRoom = placed[book.kind].length < standing.room[book.kind]
      if (hasRoom) placed[book.kind].push(bookId)
      else counts.full += 1
    } else if (book.kind && !on.includes(book.kind)) keptHere.push('shelf')

    const before = standing.readings.get(bookId) ?? noReading
    const after = merged(before, book)
    keptHere.push(...fields.filter((name) => book[name] !== null && after[name] !== book[name]))
    if (keptHere.length > 0) kept.push({ bookId, title, fields: keptHere })
    if (fields.every((name) => after[name] === before[name])) continue
    readings.push({ bookId, ...after })
    const isNew = (name: keyof Reading) => after[name] !== before[name]
    if (isNew('rating')) counts.rated += 1
    if (isNew('rating') && book.isRounded) counts.rounded += 1
    if (isNew('startedOn') || isNew('finishedOn')) counts.dated += 1
    if (isNew('note')) counts.noted += 1
    if (isNew('note') && book.isShortened) counts.shortened += 1
  }

  const missing = new Map<string, MissingBook>()
  for (const [line, { title, author, isbn }] of listed.entries()) {
    const key = `${title} ${author}`
    if (!matched.has(line) && !missing.has(key)) missing.set(key, { title, author, isbn })
  }
  const sizes = {
    wanted: placed.wanted.length,
    reading: placed.reading.length,
    read: placed.read.length,
  }
  const report = {
    found: found.size,
    missing: [...missing.values()],
    kept,
    placed: sizes,
    ...counts,
  }
  return { placed, readings, report }
}

const fields = ['rating', 'startedOn', 'finishedOn', 'note'] as const

/** Several lines may be editions of one book: the first that knows a value gives it. */
function booksIn(listed: readonly ListedBook[], matched: ReadonlyMap<number, Matched>) {
  const found = new Map<string, { title: string; book: ListedBook }>()
  for (const [line, book] of listed.entries()) {
    const match = matched.get(line)
    if (!match) continue
    const former = found.get(match.id)?.book
    const whole = former
      ? { ...former, ...merged(former, book), kind: former.kind ?? book.kind }
      : book
    found.set(match.id, { title: match.title, book: whole })
  }
  return found
}

/** A date that would reverse the reading is left out. */
function merged(before: Reading, { rating, note, startedOn, finishedOn }: Reading): Reading {
  const started = before.startedOn ?? startedOn
  const finished = before.finishedOn ?? finishedOn
  const isReversed = started !== null && finished !== null && started > finished
  return {
    rating: before.rating ?? rating,
    note: before.note ?? note,
    startedOn: isReversed ? before.startedOn : started,
    finishedOn: isReversed ? before.finishedOn : finished,
  }
}
