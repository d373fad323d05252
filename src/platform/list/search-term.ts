import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { preparing } from '../database/prepared.ts'

const letters = /[\p{L}\p{Nd}]+/gu
/** Shorter ones have no trigram by which an index could find them. */
const longRun = /[\p{L}\p{Nd}]{3}/u
const sign = /[^\p{L}\p{Nd}]/gu
const apostrophes = /^['’‘‛ʼʻʽʾʿʹ′`´＇ꞌ՚׳\s]+$/u
const stops = /^[,;:.!?"'()[\]]+|[,;:.!?"'()[\]]+$/gu

const asSearched = preparing((orm: Pick<Database['orm'], 'select'>, name) =>
  orm
    .select({ term: sql<string | null>`search_text(${sql.placeholder('asked')})` })
    .from(sql`(SELECT) AS nothing`)
    .prepare(name),
)

/** PostgreSQL's texts hold no null byte: what has one is found nowhere. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')

/** What is searched for, in the form in which texts are searched. */
export async function plainTerm(
  orm: Pick<Database['orm'], 'select'>,
  written: string | undefined,
): Promise<string | undefined> {
  const asked = written && storable(written).trim()
  if (!asked) return undefined
  const [read] = await asSearched(orm, 'term as searched').execute({ asked })
  const term = read?.term?.trim().replaceAll(/\s+/gu, ' ')
  // `search_text` drops apostrophes; a term of nothing else looks for the sign itself.
  return term || (apostrophes.test(asked) ? "'" : undefined)
}

export const wordsOf = (term: string): string[] =>
  term.split(' ').map((word) => word.replace(stops, '') || word)

/** How a text is looked for: what one or two letters long is has no trigrams, and signs are no beginnings of words. */
type Manner = 'long' | 'short' | 'sign'

/** One way to look for a word. */
export type MatchKind<How extends string = Manner> = { how: How; text: string }

export function wayOf(text: string): MatchKind {
  if (longRun.test(text)) return { how: 'long', text }
  return { how: piecesOf(text).length > 1 ? 'sign' : 'short', text }
}

const piecesOf = (text: string) => [...(text.match(letters) ?? []), ...(text.match(sign) ?? [])]

/** What is searched for: its words, each in the ways in which it is looked for, and what each statement is given of it. */
export type Term<How extends string = Manner> = {
  ways: { how: How; name: string }[][]
  /** Terms of one shape are looked for by the very same statement. */
  shape: string
  values: Record<string, unknown>
}

export function termOf<How extends string>(
  term: string,
  words: string[],
  waysOf: (word: string) => MatchKind<How>[],
): Term<How> {
  const values: Term['values'] = { beginning: `${plain(term)}%` }
  const ways = words.map((word, place) =>
    waysOf(word).map(({ how, text }, number) => {
      const name = `word ${place}.${number}`
      values[name] = text
      values[`${name} inside`] = `%${plain(text)}%`
      values[`${name} begun`] = `% ${plain(text)}%`
      values[`${name} pieces`] = piecesOf(text)
      return { how, name }
    }),
  )
  const shape = ways.map((same) => same.map(({ how }) => how).join('/')).join(' ')
  return { ways, shape, values }
}

/** The same of a term whose words are looked for just as they are. */
export async function readTerm(
  orm: Pick<Database['orm'], 'select'>,
  written: string | undefined,
): Promise<Term | undefined> {
  const term = await plainTerm(orm, written)
  return term === undefined ? undefined : termOf(term, wordsOf(term), (word) => [wayOf(word)])
}

const plain = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`)

/** What stands for a value in a condition: the value itself, or its name where it is given when a statement is asked. */
export type ValueSource = (name: string) => unknown

export const literal =
  ({ values }: Pick<Term, 'values'>): ValueSource =>
  (name) =>
    values[name]

export const placeholderFor: ValueSource = (name) => sql.placeholder(name)

/** What begins with all that was written. */
export const beginsIn = (key: AnyPgColumn, given: ValueSource): SQL =>
  sql`${key} LIKE ${given('beginning')}`

export const allOf = (conditions: SQL[]): SQL => and(...conditions) ?? sql`true`

/** The two columns in which words are looked for. */
type Searched = { search: AnyPgColumn; beginnings: AnyPgColumn }

/** Looks for long words by their trigrams, inside of words or where they begin; for short ones where words begin. */
export function wordsIn({ search, beginnings }: Searched) {
  return (
    { how, name }: { how: Manner; name: string },
    where: 'inside' | 'begun',
    given: ValueSource,
  ): SQL => {
    const contains = (value: string) => sql`${search} LIKE ${given(value)}`
    if (how === 'long') return contains(`${name} ${where}`)
    const begins = sql`${beginnings} @> ${sql.param(given(`${name} pieces`), beginnings)}`
    return how === 'short' ? begins : allOf([begins, contains(`${name} inside`)])
  }
}
