import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { preparing } from '../database/prepared.ts'

const letters = /[\p{L}\p{Nd}]+/gu
/** Shorter runs have no trigram, so no index can find them. */
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

/** PostgreSQL text can't contain a null byte; a term with one matches nothing. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')

export async function plainTerm(
  orm: Pick<Database['orm'], 'select'>,
  written: string | undefined,
): Promise<string | undefined> {
  const asked = written && storable(written).trim()
  if (!asked) return undefined
  const [read] = await asSearched(orm, 'term as searched').execute({ asked })
  const term = read?.term?.trim().replaceAll(/\s+/gu, ' ')
  // `search_text` drops apostrophes, so a term of apostrophes alone searches for the sign itself.
  return term || (apostrophes.test(asked) ? "'" : undefined)
}

export const wordsOf = (term: string): string[] =>
  term.split(' ').map((word) => word.replace(stops, '') || word)

type WordKind = 'long' | 'short' | 'sign'

export type Spelling<Kind extends string = WordKind> = { kind: Kind; text: string }

export function spellingOf(text: string): Spelling {
  if (longRun.test(text)) return { kind: 'long', text }
  return { kind: piecesOf(text).length > 1 ? 'sign' : 'short', text }
}

const piecesOf = (text: string) => [...(text.match(letters) ?? []), ...(text.match(sign) ?? [])]

export type Term<Kind extends string = WordKind> = {
  spellings: { kind: Kind; name: string }[][]
  shape: string
  values: Record<string, unknown>
}

export function termOf<Kind extends string>(
  term: string,
  words: string[],
  spellingsOf: (word: string) => Spelling<Kind>[],
): Term<Kind> {
  const values: Term['values'] = { beginning: `${plain(term)}%` }
  const spellings = words.map((word, place) =>
    spellingsOf(word).map(({ kind, text }, number) => {
      const name = `word ${place}.${number}`
      values[name] = text
      values[`${name} inside`] = `%${plain(text)}%`
      values[`${name} begun`] = `% ${plain(text)}%`
      values[`${name} pieces`] = piecesOf(text)
      return { kind, name }
    }),
  )
  const shape = spellings.map((same) => same.map(({ kind }) => kind).join('/')).join(' ')
  return { spellings, shape, values }
}

const plain = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`)

export type ValueSource = (name: string) => unknown

export const literal =
  ({ values }: Pick<Term, 'values'>): ValueSource =>
  (name) =>
    values[name]

export const placeholderFor: ValueSource = (name) => sql.placeholder(name)

export const beginsIn = (key: AnyPgColumn, given: ValueSource): SQL =>
  sql`${key} LIKE ${given('beginning')}`

export const allOf = (conditions: SQL[]): SQL => and(...conditions) ?? sql`true`

type Searched = { search: AnyPgColumn; beginnings: AnyPgColumn }

export function wordsIn({ search, beginnings }: Searched) {
  return (
    { kind, name }: { kind: WordKind; name: string },
    where: 'inside' | 'begun',
    given: ValueSource,
  ): SQL => {
    const contains = (value: string) => sql`${search} LIKE ${given(value)}`
    if (kind === 'long') return contains(`${name} ${where}`)
    const startsWord = sql`${beginnings} @> ${sql.param(given(`${name} pieces`), beginnings)}`
    return kind === 'short' ? startsWord : allOf([startsWord, contains(`${name} inside`)])
  }
}
