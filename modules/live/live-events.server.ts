import type { LiveSource } from '#kit/features/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { actorOf, operator } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { includesAll } from '#rules/includes-all.ts'
import type { LiveEvent } from './live-event.ts'
import type { Recorded } from './read-record.server.ts'

type Orm = Pick<Database, 'orm'>
type Listening = Pick<Caller, 'permissions' | 'impersonatedBy'> & {
  user: Pick<Caller['user'], 'id' | 'email'>
}
type Sources = ReadonlyMap<string, LiveSource>
type Versions = ReadonlyMap<string, number | null>

export interface Identified {
  id: string
  event: LiveEvent
}

const idsOf = (rows: Recorded[]) => [...new Set(rows.flatMap(({ targetId }) => targetId ?? []))]

/** Finds the events for each of many listeners; what all may see is read once. */
export function eventsFor({ orm }: Orm, sources: Sources, all: readonly Recorded[]) {
  const rows = all.filter(({ action }) => !action.endsWith('.export'))
  const shared = new Map<string, Promise<Versions>>()
  const ofPerson = new Map<string, Promise<Versions>>()

  function versionsFor(caller: Listening, type: string, source: LiveSource) {
    const memory = source.isByTenant ? ofPerson : shared
    const key = source.isByTenant ? `${caller.user.id} ${type}` : type
    const by = source.isByTenant ? actorOf(caller.user, caller) : operator
    const ids = idsOf(rows.filter(({ targetType }) => targetType === type))
    const found = memory.get(key) ?? source.versionsOf({ orm, by }, ids)
    memory.set(key, found)
    return found
  }

  async function eventOf(caller: Listening, row: Recorded): Promise<Identified[]> {
    const { targetType, targetId } = row
    const source = sources.get(targetType)
    if (!source || !includesAll(caller.permissions, source.needs)) return []
    const versions = targetId === null ? none : await versionsFor(caller, targetType, source)
    if (source.isByTenant && (targetId === null || !versions.has(targetId))) return []
    const version = targetId === null ? null : (versions.get(targetId) ?? null)
    const seesPeople = includesAll(caller.permissions, { user: ['list'] })
    const event = {
      resource: targetType,
      id: targetId,
      version,
      action: row.action.replace(`${targetType}.`, ''),
      own: row.actorId === caller.user.id,
      by: seesPeople ? row.actorName : null,
    }
    return [{ id: row.id, event }]
  }

  return async (caller: Listening): Promise<Identified[]> =>
    (await Promise.all(rows.map((row) => eventOf(caller, row)))).flat()
}

const none: Versions = new Map()
