import { sql } from 'drizzle-orm'
import type { Limits } from '../config/limits.ts'
import type { Database } from '../database/database.ts'
import { preparing } from '../database/prepared.ts'
import { countMore, tooMany } from './rate-limit.ts'

/** Calls that are counted in the database already, and that this process may let in until then, by its own clock. */
type Paid = { calls: number; until: number; paying?: Promise<void> | undefined }

/** By session or person, for each database that this process works with. */
const paidCalls = new WeakMap<Database['orm'], Map<string, Paid>>()

/** A crash may lose the newest counts: nobody waits for the disk. */
const pay = preparing((orm: Database['orm'], name) =>
  countMore(orm, {
    key: sql`${sql.placeholder('key')}`,
    by: sql`${sql.placeholder('by')}::int`,
    seconds: 60,
    also: sql`set_config('synchronous_commit', 'off', true)`,
  }).prepare(name),
)

/** Few enough that what another process holds and does not use is not missed. */
const atOnce = (limit: number) => Math.max(1, Math.min(10, Math.floor(limit / 60)))

type Calls = { session: string; person: string }
type CallLimits = Pick<Limits, 'callsPerSessionPerMinute' | 'callsPerPersonPerMinute'>

/** Counts a call for its session and for the person, whose other sessions count as well, over all processes together. */
export async function countCall(
  database: Pick<Database, 'orm'>,
  { session, person }: Calls,
  { callsPerSessionPerMinute, callsPerPersonPerMinute }: CallLimits,
): Promise<void> {
  await countFor(database, `calls of ${session}`, callsPerSessionPerMinute)
  await countFor(database, `calls by person ${person}`, callsPerPersonPerMinute)
}

/** Refuses what exceeds the limit. Each process pays for some beforehand: a write at every call would cost more than most calls do. */
export async function countFor({ orm }: Pick<Database, 'orm'>, key: string, limit: number) {
  const paid = paidBy(orm, key)
  while (paid.calls === 0 || performance.now() >= paid.until) {
    paid.paying ??= payMore(orm, { key, paid, limit })
    await paid.paying
  }
  paid.calls -= 1
}

/** Forgotten after a minute, with at most a few calls that were paid for. */
function paidBy(orm: Database['orm'], key: string): Paid {
  const all = paidCalls.get(orm) ?? new Map<string, Paid>()
  paidCalls.set(orm, all)
  const known = all.get(key)
  if (known) return known
  const paid = { calls: 0, until: 0 }
  all.set(key, paid)
  setTimeout(() => all.delete(key), 60_000).unref()
  return paid
}

type Payment = { key: string; paid: Paid; limit: number }

/** For all who wait: refused, they are all too many. */
async function payMore(orm: Database['orm'], { key, paid, limit }: Payment) {
  try {
    const by = atOnce(limit)
    const [spent] = await pay(orm, 'count_calls').execute({ key, by })
    if (!spent) throw new Error('Nothing was counted')
    const granted = by - Math.max(0, spent.count - limit)
    if (granted < 1) throw tooMany(spent.left)
    paid.calls = granted
    paid.until = performance.now() + spent.left * 1000
  } finally {
    paid.paying = undefined
  }
}
