import { and, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { allOf, plainTerm, startsWith, wordsIn, wordsOf } from '#server/list/search-term.ts'
import { books } from '../book.table.server.ts'
import { parseIsbn } from '../isbn.ts'

const dashedNumber = /^\d[\d-]+$/

/** What is searched for, in the form in which books are searched: from the best kind of match to the last. */
export async function readSearchTerm(
  orm: Pick<Database['orm'], 'execute'>,
  written: string | undefined,
): Promise<{ found: SQL; kinds: SearchKind[] } | undefined> {
  const term = await plainTerm(orm, written)
  return term === undefined ? undefined : describe(term)
}

/** One kind of match, and by what its books are ordered. */
export type SearchKind = { where: SQL | undefined; order: 'title' | 'author' }

function describe(term: string) {
  const isbn = parseIsbn(term)
  const words = isbn ? [isbn] : wordsOf(term)
  const found = allOf(words.map((word) => look(word, '')))
  const title = startsWith(books.titleKey, term)
  const author = startsWith(books.authorKey, term)
  const begun = allOf(words.map((word) => look(word, ' ')))
  const rest = and(found, not(title), not(author))
  const kinds: SearchKind[] = [
    { where: title, order: 'title' },
    { where: and(author, not(title)), order: 'author' },
    { where: and(rest, begun), order: 'title' },
    { where: and(rest, not(begun)), order: 'title' },
  ]
  return { found, kinds }
}

const lookFor = wordsIn(books)

/** The number of a book is stored without its dashes, and in its long form. */
function look(word: string, before: '' | ' '): SQL {
  const isbn = parseIsbn(word)
  if (isbn !== undefined) return eq(books.isbn, isbn)
  const digits = dashedNumber.test(word) ? word.replaceAll('-', '') : word
  return or(...[...new Set([word, digits])].map((way) => lookFor(way, before))) ?? sql`false`
}
