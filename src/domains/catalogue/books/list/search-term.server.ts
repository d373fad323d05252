import { and, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import {
  allOf,
  beginsIn,
  type ValueSource,
  plainTerm,
  type Term,
  termOf,
  type MatchKind,
  wayOf,
  wordsIn,
  wordsOf,
} from '#platform/list/search-term.ts'
import { books } from '../book.table.server.ts'
import { parseIsbn } from '../isbn.ts'

type How = MatchKind['how'] | 'isbn'
export type SearchTerm = Term<How>

const dashedNumber = /^\d[\d-]+$/

export async function readSearchTerm(
  orm: Pick<Database['orm'], 'select'>,
  written: string | undefined,
): Promise<SearchTerm | undefined> {
  const term = await plainTerm(orm, written)
  if (term === undefined) return undefined
  const isNumber = parseIsbn(term) !== undefined
  return termOf<How>(term, isNumber ? [term] : wordsOf(term), waysOf)
}

function waysOf(word: string): MatchKind<How>[] {
  const isbn = parseIsbn(word)
  if (isbn !== undefined) return [{ how: 'isbn', text: isbn }]
  const digits = dashedNumber.test(word) ? word.replaceAll('-', '') : word
  return [...new Set([word, digits])].map(wayOf)
}

const lookFor = wordsIn(books)

/** A number matches only the start of a title: a search for digits inside titles is too slow. */
const isOfNumber = (name: string, given: ValueSource) =>
  or(sql`${books.isbn} = ${given(name)}`, beginsIn(books.titleKey, given))

function look(
  word: SearchTerm['ways'][number],
  where: 'inside' | 'begun',
  given: ValueSource,
): SQL {
  const each = word.map(({ how, name }) =>
    how === 'isbn' ? isOfNumber(name, given) : lookFor({ how, name }, where, given),
  )
  return allOf([or(...each)].filter((any) => any !== undefined))
}

export const foundBy = ({ ways }: SearchTerm, given: ValueSource): SQL =>
  allOf(ways.map((word) => look(word, 'inside', given)))

/** The order within each kind of match, from the best kind to the last. */
export const kindOrders = ['title', 'author', 'title', 'title'] as const

export function matchesOf(term: SearchTerm, given: ValueSource) {
  const found = foundBy(term, given)
  const title = beginsIn(books.titleKey, given)
  const author = beginsIn(books.authorKey, given)
  const asWord = allOf(term.ways.map((word) => look(word, 'begun', given)))
  const rest = and(not(title), not(author))
  // A term that starts a word also occurs inside one, so the last kind excludes it.
  const kinds = [title, and(author, not(title)), and(asWord, rest), and(found, not(asWord), rest)]
  return { found, begun: title, kinds }
}
