import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { storable } from '#rules/storable.ts'
import type { Database } from '../database/database.ts'
import { preparing } from '../database/prepared.ts'
import { isUncommon, rareFragments, type ShareOf } from './rare-fragments.ts'

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
  /** Names of values: parts of words that the index looks up instead of whole words. */
  fragments: string[]
  isUncommon: boolean
  shape: string
  values: Record<string, unknown>
}

export function termOf<Kind extends string>(
  term: string,
  words: string[],
  spellingsOf: (word: string) => Spelling<Kind>[],
  shareOf?: ShareOf,
): Term<Kind> {
  const values: Term['values'] = { beginning: `${plain(term)}%` }
  const spelled = words.map(spellingsOf)
  const spellings = spelled.map((same, place) =>
    same.map(({ kind, text }, number) => {
      const name = `word ${place}.${number}`
      values[name] = text
      values[`${name} inside`] = `%${plain(text)}%`
      values[`${name} begun`] = `% ${plain(text)}%`
      values[`${name} pieces`] = piecesOf(text)
      return { kind, name }
    }),
  )
  const longWords = spelled.flatMap(([first, ...others]) =>
    first?.kind === 'long' && others.length === 0 ? [first.text] : [],
  )
  const rare = shareOf ? rareFragments(longWords, shareOf) : []
  const fragments = rare.map((fragment, number) => {
    const name = `fragment ${number}`
    values[name] = `%${fragment}%`
    return name
  })
  const kinds = spellings.map((same) => same.map(({ kind }) => kind).join('/'))
  const isRare = shareOf !== undefined && isUncommon(longWords, shareOf)
  const shape = [...kinds, ...fragments, isRare ? 'uncommon' : ''].join(' ')
  return { spellings, fragments, isUncommon: isRare, shape, values }
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

type Looking = { where: 'inside' | 'begun'; given: ValueSource; isIndexed: boolean }

export function wordsIn({ search, beginnings }: Searched) {
  return (
    { kind, name }: { kind: WordKind; name: string },
    { where, given, isIndexed }: Looking,
  ): SQL => {
    // No index serves `strpos`, and `<> 0` leaves the planner's estimate as it is.
    const contains = (value: string, text: SQL) =>
      isIndexed ? sql`${search} LIKE ${given(value)}` : sql`strpos(${search}, ${text}) <> 0`
    const text = sql`${given(name)}::text`
    if (kind === 'long') {
      return contains(`${name} ${where}`, where === 'begun' ? sql`' ' || ${text}` : text)
    }
    const startsWord = sql`${beginnings} @> ${sql.param(given(`${name} pieces`), beginnings)}`
    return kind === 'short' ? startsWord : allOf([startsWord, contains(`${name} inside`, text)])
  }
}
