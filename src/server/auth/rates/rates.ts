import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { HttpError } from '../../http/http-error.ts'
import { rates } from '../tables.ts'

export type Orm = Pick<Database['orm'], 'insert'>

export type Rate = {
  key: string
  limit: number
  seconds: number
  /** A crash may lose the newest counts: nobody waits for the disk. Never inside a transaction, which it would hurry too. */
  hurried?: boolean
}

export const tooMany = (seconds: number) =>
  new HttpError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later.', {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  })

/** Counts one more, in the database so that all processes count together, and refuses what is too much. */
export async function spend(
  orm: Orm,
  { key, limit, seconds, hurried = false }: Rate,
): Promise<void> {
  const [rate] = await (hurried
    ? hurriedCount(orm).execute({ key, seconds })
    : countOne(orm, { key, seconds }))
  if (rate && rate.count > limit) throw tooMany(rate.left)
}

/** Of every call: written and planned once. */
const hurriedCount = (orm: Orm) =>
  prepared(orm, 'count a call', (name) =>
    countOne(orm, {
      key: sql.placeholder('key'),
      seconds: sql.placeholder('seconds'),
      also: { commit: sql`set_config('synchronous_commit', 'off', true)` },
    }).prepare(name),
  )

type Counted = { key: string | Placeholder; seconds: number | Placeholder; also?: { commit: SQL } }

function countOne(orm: Orm, { key, seconds, also }: Counted) {
  const isOver = sql`${rates.endsAt} <= now()`
  const endsAt = sql`now() + make_interval(secs => ${seconds})`
  return orm
    .insert(rates)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rates.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rates.count} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${endsAt} ELSE ${rates.endsAt} END`,
      },
    })
    .returning({
      count: rates.count,
      left: sql<number>`extract(epoch FROM ${rates.endsAt} - now())::float`,
      ...also,
    })
}
