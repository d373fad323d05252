import { type SQL, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import { readTail, type TailPosition } from '#platform/activity/tail/read-tail.ts'
import { snapshotOf } from '#platform/activity/tail/snapshot.ts'
import type { Database } from '#platform/database/database.ts'

type Orm = Pick<Database, 'orm'>

export interface Recorded {
  id: string
  action: string
  targetType: string
  targetId: string | null
  actorId: string | null
  actorName: string | null
}

const columns = sql`'id', id, 'action', action, 'targetType', target_type, 'targetId', target_id,
  'actorId', actor_id, 'actorName', (
    SELECT coalesce(nullif(name, ''), email::text) FROM ${users} WHERE users.id = actor_id
  )`

const pageLength = 500

export const readNews = ({ orm }: Orm, position: TailPosition) =>
  readTail<Recorded>(orm, position, { columns, pageLength })

/** All older transactions are over, and their rows read. As an event's id it is short, and can be checked. */
export const horizonOf = ({ seen }: TailPosition): bigint => snapshotOf(seen).xmin

export interface Since {
  /** The last event or position that the client has. */
  lastId?: string | undefined
  /** For a client without one: how old its content is. */
  seconds?: number | undefined
}

/** Limits what a client can have read by a made-up position. */
const mostMissed = 1000

/** Rows that the reader of the tail has left behind. Undefined if they are too many, or the client's id is not of this database. */
export async function readMissed(
  { orm }: Orm,
  { lastId, seconds = 0 }: Since,
  position: TailPosition,
): Promise<Recorded[] | undefined> {
  const horizon = lastId === undefined ? undefined : horizonIn(lastId)
  if (lastId !== undefined && (horizon === undefined || horizon > horizonOf(position))) {
    return undefined
  }
  const [key, from] =
    horizon === undefined
      ? [sql`id`, sql`${await firstIdSince(orm, seconds)}::uuid`]
      : [sql`transaction`, sql`${`${horizon}`}::xid8`]
  const { rows } = await orm.execute<{ row: Recorded }>(sql`
    SELECT json_build_object(${columns}) AS row FROM ${activities}
    WHERE ${key} >= ${from} AND pg_visible_in_snapshot(transaction, ${position.seen}::pg_snapshot)
    ORDER BY ${key} LIMIT ${mostMissed + 1}`)
  if (rows.length > mostMissed) return undefined
  return rows.map(({ row }) => row).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The number in an event's id or a position. */
export function horizonIn(lastId: string): bigint | undefined {
  const [, horizon] = /^(\d{1,19})(-[\da-f-]{36})?$/.exec(lastId) ?? []
  return horizon === undefined ? undefined : BigInt(horizon)
}

async function firstIdSince(orm: Database['orm'], seconds: number): Promise<string> {
  // The database's clock made the ids.
  const since: SQL = sql`extract(epoch FROM now() - make_interval(secs => ${seconds}))::float8 * 1000`
  const { rows } = await orm.execute<{ since: number }>(sql`SELECT ${since} AS since`)
  return firstIdAt(new Date(rows[0]?.since ?? 0))
}
