import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { shortMemory } from '#platform/database/short-memory.ts'
import { plainTerm } from '#platform/list/search-term.ts'
import { zeroResultSearches } from './zero-result-search.table.server.ts'

/** A limit per day, so that searches can't fill the disk. */
const termsOfADay = 1000
const longest = 100
/** One or two letters don't tell what the user wants. */
const shortest = 3

/** In seconds: `typing` replaces the prefix of a longer term, `same` ignores a page's repeated request. */
const typing = 15
const same = 60

const noted = shortMemory<Database['orm'], true>(same * 1000)

export async function noteZeroResultSearch(
  { orm }: Pick<Database, 'orm'>,
  searchTerm: string,
): Promise<void> {
  if (noted.recall(orm, searchTerm)) return
  noted.keep(orm, searchTerm, true)
  const term = (await plainTerm(orm, searchTerm))?.slice(0, longest)
  if (term === undefined || term.length < shortest) return
  await note(orm, 'note a search without results').execute({ term })
}

const note = preparing((orm: Database['orm'], name) => {
  const { day, count, lastAt } = zeroResultSearches
  const term = sql`${sql.placeholder('term')}::text`
  const today = sql`(now() AT TIME ZONE 'UTC')::date`
  const ofToday = eq(day, today)
  const onTheWay = orm.$with('on_the_way').as(
    orm
      .delete(zeroResultSearches)
      .where(
        and(
          ofToday,
          eq(count, 1),
          sql`${zeroResultSearches.term} <> ${term} AND starts_with(${term}, ${zeroResultSearches.term})`,
          gt(lastAt, sql`now() - make_interval(secs => ${sql.raw(`${typing}`)})`),
        ),
      )
      .returning({ term: zeroResultSearches.term }),
  )
  const isNew = sql`(SELECT count(*) FROM ${zeroResultSearches} WHERE ${ofToday}) < ${sql.raw(`${termsOfADay}`)}`
  const isKnown = sql`EXISTS (SELECT FROM ${zeroResultSearches} WHERE ${and(ofToday, eq(zeroResultSearches.term, term))})`
  return orm
    .with(onTheWay)
    .insert(zeroResultSearches)
    .select(sql`SELECT ${today}, ${term}, 1, now() WHERE ${isNew} OR ${isKnown}`)
    .onConflictDoUpdate({
      target: [day, zeroResultSearches.term],
      set: { count: sql`${count} + 1`, lastAt: sql`now()` },
      setWhere: lt(lastAt, sql`now() - make_interval(secs => ${sql.raw(`${same}`)})`),
    })
    .prepare(name)
})
