import { type SQL, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
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

/** A row gets its id before its transaction commits, so rows of this time are read again. */
const windowMs = 30_000
const mostRows = 1000

interface Read {
  readAt: number
  rows: Recorded[]
}

const now = sql`extract(epoch FROM clock_timestamp())::float8 * 1000`

/** Along the primary key of the newest partition. The database's clock made the ids. */
async function readAfter({ orm }: Orm, firstId: SQL, known: readonly string[]): Promise<Read> {
  const { rows } = await orm.execute<{ now: number; row: Recorded | null }>(sql`
    SELECT ${now} AS now, recorded.row
    FROM (SELECT) AS once LEFT JOIN LATERAL (
      SELECT json_build_object('id', id, 'action', action, 'targetType', target_type,
        'targetId', target_id, 'actorId', actor_id, 'actorName', (
          SELECT coalesce(nullif(name, ''), email::text) FROM ${users} WHERE users.id = actor_id
        )) AS row
      FROM ${activities}
      WHERE id >= ${firstId} AND id <> ALL (${`{${known.join(',')}}`}::uuid[])
      ORDER BY id LIMIT ${mostRows}
    ) AS recorded ON true`)
  return { readAt: rows[0]?.now ?? 0, rows: rows.flatMap(({ row }) => row ?? []) }
}

const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
const idBefore = (time: number) => sql`${firstIdAt(new Date(time - windowMs))}::uuid`

/** The activity of all processes as it is committed, each row once. */
export class Tail {
  readonly #database: Orm
  #readUpTo = 0
  readonly #known = new Set<string>()

  constructor(database: Orm) {
    this.#database = database
  }

  /** What is committed by now is not read. */
  async start(): Promise<void> {
    const { rows } = await this.#database.orm.execute<{ now: number }>(sql`SELECT ${now} AS now`)
    this.#readUpTo = rows[0]?.now ?? 0
    while ((await this.read()).length === mostRows);
  }

  /** By the database's clock. */
  get readUpTo(): number {
    return this.#readUpTo
  }

  async read(): Promise<Recorded[]> {
    const known = [...this.#known]
    const { readAt, rows } = await readAfter(this.#database, idBefore(this.#readUpTo), known)
    for (const { id } of rows) this.#known.add(id)
    const last = rows.length === mostRows ? rows.at(-1) : undefined
    this.#readUpTo = Math.max(this.#readUpTo, last ? timeOf(last.id) : readAt)
    const oldest = firstIdAt(new Date(this.#readUpTo - windowMs))
    for (const id of this.#known) if (id < oldest) this.#known.delete(id)
    return rows
  }
}

/** How far back a stream can resume. */
const resumableMs = 5 * 60_000

export interface Since {
  /** The last event or position that the client has. */
  lastId?: string | undefined
  /** For a client without one: how old its content is. */
  seconds?: number | undefined
}

/** Undefined if the event is too old, or too much has happened since. */
export async function readSince(database: Orm, { lastId, seconds = 0 }: Since, at: number) {
  if (lastId === undefined) {
    const first = firstIdAt(new Date(at - seconds * 1000))
    return seconds > 0 ? (await readAfter(database, sql`${first}::uuid`, [])).rows : []
  }
  const { rows } = await readAfter(database, idBefore(timeOf(lastId)), [lastId])
  return at - timeOf(lastId) > resumableMs || rows.length === mostRows ? undefined : rows
}
