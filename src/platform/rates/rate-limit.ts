import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { HttpError } from '../errors/http-error.ts'
import { sourcesOf } from './source.ts'
import { rates } from './tables.ts'

export type Orm = Pick<Database['orm'], 'insert'>

type Rate = { key: string; limit: number; seconds: number }

export const tooMany = (seconds: number) =>
  new HttpError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later.', {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  })

export async function consumeRateLimit(orm: Orm, { key, limit, seconds }: Rate): Promise<void> {
  const [spent] = await countMore(orm, { key: sql`${key}`, seconds })
  if (spent && spent.count > limit) throw tooMany(spent.left)
}

type SourceRate = { name: string; address: string | undefined; limit: number; seconds: number }

export async function consumeRateLimitBySource(
  orm: Orm,
  { name, address, limit, seconds }: SourceRate,
) {
  for (const { source, share } of sourcesOf(address)) {
    await consumeRateLimit(orm, { key: `${name} from ${source}`, limit: limit * share, seconds })
  }
}

type Counted = { key: SQL; by?: SQL; seconds: number | Placeholder; also?: SQL }

export function countMore(orm: Orm, { key, by = sql`1`, seconds, also = sql`NULL` }: Counted) {
  const isOver = sql`${rates.endsAt} <= now()`
  const endsAt = sql`now() + make_interval(secs => ${seconds})`
  return orm
    .insert(rates)
    .select(sql`SELECT ${key}, ${by}, ${endsAt}`)
    .onConflictDoUpdate({
      target: rates.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 0 ELSE ${rates.count} END + excluded.count`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${endsAt} ELSE ${rates.endsAt} END`,
      },
    })
    .returning({
      count: rates.count,
      left: sql<number>`extract(epoch FROM ${rates.endsAt} - now())::float`.as('left'),
      also: also.as('also'),
    })
}
