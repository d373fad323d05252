import { and, arrayContains, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { books } from '../book.table.server.ts'
import { parseIsbn } from '../isbn.ts'

const letters = /[\p{L}\p{Nd}]+/gu
/** Shorter ones have no trigram by which an index could find them. */
const longRun = /[\p{L}\p{Nd}]{3}/u
const sign = /[^\p{L}\p{Nd}]/gu
const stops = /^[,;:.!?"'()[\]]+|[,;:.!?"'()[\]]+$/gu
const dashedNumber = /^\d[\d-]+$/

/** What is searched for, in the form in which books are searched: from the best kind of match to the last. */
export async function readSearchTerm(
  orm: Pick<Database['orm'], 'execute'>,
  written: string | undefined,
): Promise<{ found: SQL; kinds: SearchKind[] } | undefined> {
  // PostgreSQL's texts hold no null byte: what has one is found nowhere.
  const asked = written?.replaceAll('\0', '\uFFFD').trim()
  if (!asked) return undefined
  const { rows } = await orm.execute<{ term: string | null }>(
    sql`SELECT search_text(${asked}) AS term`,
  )
  const term = rows[0]?.term?.trim().replaceAll(/\s+/gu, ' ')
  return term ? describe(term) : undefined
}

/** One kind of match, and by what its books are ordered. */
export type SearchKind = { where: SQL | undefined; order: 'title' | 'author' }

function describe(term: string) {
  const words = wordsOf(term)
  const found = allOf(words.map(findWord))
  const title = startsWith(books.titleKey, term)
  const author = startsWith(books.authorKey, term)
  const begun = allOf(words.map(beginWord))
  const rest = and(found, not(title), not(author))
  const kinds: SearchKind[] = [
    { where: title, order: 'title' },
    { where: and(author, not(title)), order: 'author' },
    { where: and(rest, begun), order: 'title' },
    { where: and(rest, not(begun)), order: 'title' },
  ]
  return { found, kinds }
}

function wordsOf(term: string): string[] {
  const isbn = parseIsbn(term)
  return isbn ? [isbn] : term.split(' ').map((word) => word.replace(stops, '') || word)
}

const findWord = (word: string) => look(word, '')

const beginWord = (word: string) => look(word, ' ')

/** The number of a book is stored without its dashes, and in its long form. */
function look(word: string, before: string): SQL {
  const isbn = parseIsbn(word)
  if (isbn !== undefined) return eq(books.isbn, isbn)
  if (!longRun.test(word)) return beginShort(word)
  const digits = dashedNumber.test(word) ? word.replaceAll('-', '') : word
  return or(...[...new Set([word, digits])].map((way) => contains(before + way))) ?? sql`false`
}

/** A word of one or two letters is looked for where words begin, a sign anywhere. */
function beginShort(word: string): SQL {
  const pieces = [...(word.match(letters) ?? []), ...(word.match(sign) ?? [])]
  const begins = arrayContains(books.beginnings, pieces)
  return pieces.length > 1 ? allOf([begins, contains(word)]) : begins
}

const plain = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`)
const contains = (text: string) => sql`${books.search} LIKE ${`%${plain(text)}%`}`
const startsWith = (key: typeof books.titleKey | typeof books.authorKey, text: string) =>
  sql`${key} LIKE ${`${plain(text)}%`}`

const allOf = (conditions: SQL[]) => and(...conditions) ?? sql`true`
