import { and, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { sampleFragments } from '#platform/list/rare-fragments.ts'
import {
  allOf,
  beginsIn,
  type Spelling,
  plainTerm,
  type Term,
  termOf,
  type ValueSource,
  spellingOf,
  wordsIn,
  wordsOf,
} from '#platform/list/search-term.ts'
import { fieldsOf } from '../describe.ts'
import { sortKeyOf } from './orders.server.ts'
import type { ResourceTable } from './resource-table.server.ts'

type Kind = Spelling['kind'] | `exact ${string}`
export type SearchTerm = Term<Kind>

const number = (written: number) => sql.raw(`${written}`)

const dashedNumber = /^\d[\d-]+$/

const isExact = (kind: Kind): kind is `exact ${string}` => kind.startsWith('exact ')

/** Best matches first: the start of a name, the start of another sorted text, the start of a word, then anywhere. */
export function searchOf({ resource, table, column, conditions }: ResourceTable) {
  const searched = fieldsOf(resource).filter(([, { search }]) => search !== undefined)
  const exact = searched.filter(([, { search }]) => search === 'exact')
  const ranked = searched.flatMap(([name, { search, sort }]) =>
    search === 'words' && sort ? [name] : [],
  )
  const [first] = ranked
  if (first === undefined || conditions['searchTerm']) return undefined
  const lookFor = wordsIn({ search: column('search'), beginnings: column('beginnings') })
  const keys = ranked.map((name) => column(sortKeyOf(name)))
  const nameKey = column(sortKeyOf(first))

  function spellingsOf(word: string): Spelling<Kind>[] {
    const found = exactly(word)
    if (found) return [found]
    const isDashed = exact.length > 0 && dashedNumber.test(word)
    return [...new Set([word, isDashed ? word.replaceAll('-', '') : word])].map(spellingOf)
  }

  function exactly(word: string): Spelling<Kind> | undefined {
    for (const [name, { parse }] of exact) {
      const value = parse?.(word)
      if (value !== undefined) return { kind: `exact ${name}`, text: value }
    }
    return undefined
  }

  /** A number matches only the start of a name: a search for digits inside names is too slow. */
  const isOfNumber = (kind: string, name: string, given: ValueSource) =>
    or(sql`${column(kind.slice('exact '.length))} = ${given(name)}`, beginsIn(nameKey, given))

  function look(
    { spellings, fragments }: SearchTerm,
    where: 'inside' | 'begun',
    given: ValueSource,
  ): SQL {
    const isIndexed = fragments.length === 0
    const words = spellings.map((word) =>
      or(
        ...word.map(({ kind, name }) =>
          isExact(kind)
            ? isOfNumber(kind, name, given)
            : lookFor({ kind, name }, { where, given, isIndexed }),
        ),
      ),
    )
    const narrowed = fragments.map((name) => sql`${column('search')} LIKE ${given(name)}`)
    return allOf([...narrowed, ...words].filter((any) => any !== undefined))
  }

  const foundBy = (term: SearchTerm, given: ValueSource): SQL => look(term, 'inside', given)

  return {
    async read(
      orm: Pick<Database['orm'], 'select'>,
      written: string | undefined,
      { isSampled = false } = {},
    ): Promise<SearchTerm | undefined> {
      const term = await plainTerm(orm, written)
      if (term === undefined) return undefined
      const shareOf = isSampled ? await sampleFragments(orm, table, column('search')) : undefined
      return termOf<Kind>(term, exactly(term) ? [term] : wordsOf(term), spellingsOf, shareOf)
    },
    foundBy,
    kindOrders: [...ranked, first, first],
    matchesOf(term: SearchTerm, given: ValueSource) {
      const found = foundBy(term, given)
      const starts = keys.map((key) => beginsIn(key, given))
      const asWord = look(term, 'begun', given)
      const rest = allOf(starts.map((start) => not(start)))
      const ranks = starts.map((start, at) =>
        and(start, ...starts.slice(0, at).map((better) => not(better))),
      )
      const [begun = sql`true`, ...others] = starts
      const tests = [...starts, asWord].map((test, at) => sql`WHEN ${test} THEN ${number(at)}`)
      return {
        found,
        begun,
        /** Hardly any names begin with several words. */
        starts: term.spellings.length === 1 ? others : [],
        // A term that starts a word also occurs inside one, so the last kind excludes it.
        kinds: [...ranks, and(asWord, rest), and(found, not(asWord), rest)],
        /** The kind of a match, as its place among them. */
        kind: sql`CASE ${sql.join(tests, sql` `)} ELSE ${number(tests.length)} END`,
      }
    },
  }
}
