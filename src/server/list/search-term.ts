import { and, arrayContains, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { preparing } from '../database/prepared.ts'

const letters = /[\p{L}\p{Nd}]+/gu
/** Shorter ones have no trigram by which an index could find them. */
const longRun = /[\p{L}\p{Nd}]{3}/u
const sign = /[^\p{L}\p{Nd}]/gu
const stops = /^[,;:.!?"'()[\]]+|[,;:.!?"'()[\]]+$/gu

const asSearched = preparing((orm: Pick<Database['orm'], 'select'>, name) =>
  orm
    .select({ term: sql<string | null>`search_text(${sql.placeholder('asked')})` })
    .from(sql`(SELECT) AS nothing`)
    .prepare(name),
)

/** What is searched for, in the form in which texts are searched. */
export async function plainTerm(
  orm: Pick<Database['orm'], 'select'>,
  written: string | undefined,
): Promise<string | undefined> {
  // PostgreSQL's texts hold no null byte: what has one is found nowhere.
  const asked = written?.replaceAll('\0', '\uFFFD').trim()
  if (!asked) return undefined
  const [read] = await asSearched(orm, 'term as searched').execute({ asked })
  return read?.term?.trim().replaceAll(/\s+/gu, ' ') || undefined
}

export const wordsOf = (term: string): string[] =>
  term.split(' ').map((word) => word.replace(stops, '') || word)

const plain = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`)

export const startsWith = (key: AnyPgColumn, text: string): SQL =>
  sql`${key} LIKE ${`${plain(text)}%`}`

export const allOf = (conditions: SQL[]): SQL => and(...conditions) ?? sql`true`

/** The two columns in which words are looked for. */
type Searched = { search: AnyPgColumn; beginnings: AnyPgColumn }

/** Looks for words: long ones by their trigrams, after what is `before` them; short ones where words begin. */
export function wordsIn({ search, beginnings }: Searched) {
  const contains = (text: string) => sql`${search} LIKE ${`%${plain(text)}%`}`

  /** A word of one or two letters is looked for where words begin, a sign anywhere. */
  function beginShort(word: string): SQL {
    const pieces = [...(word.match(letters) ?? []), ...(word.match(sign) ?? [])]
    const begins = arrayContains(beginnings, pieces)
    return pieces.length > 1 ? allOf([begins, contains(word)]) : begins
  }

  return (word: string, before: '' | ' '): SQL =>
    longRun.test(word) ? contains(before + word) : beginShort(word)
}
