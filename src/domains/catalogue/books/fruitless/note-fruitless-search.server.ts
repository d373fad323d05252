import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { shortMemory } from '#platform/database/short-memory.ts'
import { plainTerm } from '#platform/list/search-term.ts'
import { fruitlessSearches } from './fruitless-search.table.server.ts'

/** Nobody reads more of a day, and nobody can fill the disk with them. */
const termsOfADay = 1000
const longest = 100
/** One or two letters say nothing of what somebody wants. */
const shortest = 3

/** In seconds: what is written within is on its way to the next term, and what is asked again is asked by a page. */
const typing = 15
const same = 60

/** What this process noted: to note it again would change nothing. */
const noted = shortMemory<Database['orm'], true>(same * 1000)

/** Remembers that something was looked for and not found. */
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
