import type { LiveSource } from '#kit/features/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { eventsFor } from './live-events.server.ts'
import { type Bytes, bytesOf, textOf } from './live-stream.server.ts'
import { type Editor, editorsFor } from './read-editors.server.ts'
import type { Recorded } from './read-record.server.ts'

export interface News {
  rows: readonly Recorded[]
  editing: readonly Editor[]
  /** A client that has only some of the events resumes from here. */
  before: bigint
  after: bigint
}

export interface Told {
  bytes: Bytes | undefined
  events: number
}

/** The text of some news for each caller: the same rights have the same, unless it is about the caller or about tenants. */
export function newsFor(
  database: Pick<Database, 'orm'>,
  sources: ReadonlyMap<string, LiveSource>,
  { rows, editing, before, after }: News,
): (caller: Caller) => Promise<Told> {
  const eventsOf = eventsFor(database, sources, rows)
  const people = new Set([
    ...rows.map(({ actorId }) => actorId),
    ...editing.map(({ userId }) => userId),
  ])
  const types = [...rows.map(({ targetType }) => targetType), ...editing.map((one) => one.resource)]
  const isByTenant = types.some((type) => sources.get(type)?.isByTenant)
  const known = new Map<string, Promise<Told>>()

  async function tell(caller: Caller): Promise<Told> {
    const events = await eventsOf(caller)
    const editors = await editorsFor(database, sources, { caller, editing })
    const texts = [
      ...events.map(({ id, event }, index) =>
        textOf({ id: `${index < events.length - 1 ? before : after}-${id}`, data: event }),
      ),
      ...editors.map((data) => textOf({ type: 'editing', data })),
    ]
    const bytes = texts.length > 0 ? bytesOf(texts.join('')) : undefined
    return { bytes, events: events.length }
  }

  return (caller) => {
    const { user, permissions, impersonatedBy } = caller
    const isOwn = isByTenant || people.has(user.id)
    const key = JSON.stringify([permissions, isOwn && [user.id, impersonatedBy?.id]])
    const told = known.get(key) ?? tell(caller)
    known.set(key, told)
    return told
  }
}
