import { sql } from 'drizzle-orm'
import type { Limits } from '../config/limits.ts'
import type { Database } from '../database/database.ts'
import { preparing } from '../database/prepared.ts'
import { countMore, tooMany } from './rate-limit.ts'

type Paid = { calls: number; until: number; paying?: Promise<void> | undefined }

const paidCalls = new WeakMap<Database['orm'], Map<string, Paid>>()

/** Asynchronous commit: no call waits for the disk, and a crash may lose the newest counts. */
const pay = preparing((orm: Database['orm'], name) =>
  countMore(orm, {
    key: sql`${sql.placeholder('key')}`,
    by: sql`${sql.placeholder('by')}::int`,
    seconds: 60,
    also: sql`set_config('synchronous_commit', 'off', true)`,
  }).prepare(name),
)

const atOnce = (limit: number) => Math.max(1, Math.min(10, Math.floor(limit / 60)))

type Calls = { session: string; person: string }
type CallLimits = Pick<Limits, 'callsPerSessionPerMinute' | 'callsPerPersonPerMinute'>

export async function countCall(
  database: Pick<Database, 'orm'>,
  { session, person }: Calls,
  { callsPerSessionPerMinute, callsPerPersonPerMinute }: CallLimits,
): Promise<void> {
  await countFor(database, `calls of ${session}`, callsPerSessionPerMinute)
  await countFor(database, `calls by person ${person}`, callsPerPersonPerMinute)
}

/** Each process reserves several calls at once, because a write per call would cost more than most calls. */
export async function countFor({ orm }: Pick<Database, 'orm'>, key: string, limit: number) {
  const paid = paidBy(orm, key)
  while (paid.calls === 0 || performance.now() >= paid.until) {
    paid.paying ??= payMore(orm, { key, paid, limit })
    await paid.paying
  }
  paid.calls -= 1
}

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
