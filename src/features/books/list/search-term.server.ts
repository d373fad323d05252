import { and, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { allOf, plainTerm, startsWith, wordsIn, wordsOf } from '#server/list/search-term.ts'
import { books } from '../book.table.server.ts'
import { parseIsbn } from '../isbn.ts'

const dashedNumber = /^\d[\d-]+$/

/** What is searched for, in the form in which books are searched: from the best kind of match to the last. */
export async function readSearchTerm(
  orm: Pick<Database['orm'], 'select'>,
  written: string | undefined,
): Promise<SearchTerm | undefined> {
  const term = await plainTerm(orm, written)
  return term === undefined ? undefined : describe(term)
}

/** All that is found, among it the titles that begin with it, and the kinds of matches from the best one on. */
export type SearchTerm = { found: SQL; begun: SQL; kinds: SearchKind[] }

/** One kind of match, and by what its books are ordered. */
type SearchKind = { where: SQL | undefined; order: 'title' | 'author' }

function describe(term: string): SearchTerm {
  const isbn = parseIsbn(term)
  const words = isbn ? [isbn] : wordsOf(term)
  const found = allOf(words.map((word) => look(word, '')))
  const title = startsWith(books.titleKey, term)
  const author = startsWith(books.authorKey, term)
  const asWord = allOf(words.map((word) => look(word, ' ')))
  const rest = and(found, not(title), not(author))
  const kinds: SearchKind[] = [
    { where: title, order: 'title' },
    { where: and(author, not(title)), order: 'author' },
    { where: and(rest, asWord), order: 'title' },
    { where: and(rest, not(asWord)), order: 'title' },
  ]
  return { found, begun: title, kinds }
}

const lookFor = wordsIn(books)

/** The number of a book is stored without its dashes, and in its long form. */
function look(word: string, before: '' | ' '): SQL {
  const isbn = parseIsbn(word)
  if (isbn !== undefined) return eq(books.isbn, isbn)
  const digits = dashedNumber.test(word) ? word.replaceAll('-', '') : word
  return or(...[...new Set([word, digits])].map((way) => lookFor(way, before))) ?? sql`false`
}
