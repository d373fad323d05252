import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { shortMemory } from '#platform/database/short-memory.ts'
import { plainTerm } from '#platform/list/search-term.ts'
import { fruitlessSearches } from './fruitless-search.table.server.ts'

/** A limit per day, so that searches can't fill the disk. */
const termsOfADay = 1000
const longest = 100
/** One or two letters don't tell what the user wants. */
const shortest = 3

/** In seconds: `typing` replaces the prefix of a longer term, `same` ignores a page's repeated request. */
const typing = 15
const same = 60

/** Searches that this process has recorded in the last `same` seconds. */
const noted = shortMemory<Database['orm'], true>(same * 1000)

export async function noteFruitlessSearch(
  { orm }: Pick<Database, 'orm'>,
  searchTerm: string,
): Promise<void> {
  if (noted.recall(orm, searchTerm)) return
  noted.keep(orm, searchTerm, true)
  const term = (await plainTerm(orm, searchTerm))?.slice(0, longest)
  if (term === undefined || term.length < shortest) return
  await note(orm, 'note a fruitless search').execute({ term })
}

const note = preparing((orm: Database['orm'], name) => {
  const { day, count, lastAt } = fruitlessSearches
  const term = sql`${sql.placeholder('term')}::text`
  const today = sql`(now() AT TIME ZONE 'UTC')::date`
  const ofToday = eq(day, today)
  const onTheWay = orm.$with('on_the_way').as(
    orm
      .delete(fruitlessSearches)
      .where(
        and(
          ofToday,
          eq(count, 1),
          sql`${fruitlessSearches.term} <> ${term} AND starts_with(${term}, ${fruitlessSearches.term})`,
          gt(lastAt, sql`now() - make_interval(secs => ${sql.raw(`${typing}`)})`),
        ),
      )
      .returning({ term: fruitlessSearches.term }),
  )
  const isNew = sql`(SELECT count(*) FROM ${fruitlessSearches} WHERE ${ofToday}) < ${sql.raw(`${termsOfADay}`)}`
  const isKnown = sql`EXISTS (SELECT FROM ${fruitlessSearches} WHERE ${and(ofToday, eq(fruitlessSearches.term, term))})`
  return orm
    .with(onTheWay)
    .insert(fruitlessSearches)
    .select(sql`SELECT ${today}, ${term}, 1, now() WHERE ${isNew} OR ${isKnown}`)
    .onConflictDoUpdate({
      target: [day, fruitlessSearches.term],
      set: { count: sql`${count} + 1`, lastAt: sql`now()` },
      setWhere: lt(lastAt, sql`now() - make_interval(secs => ${sql.raw(`${same}`)})`),
    })
    .prepare(name)
})
