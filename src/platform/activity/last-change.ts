import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Actor } from './actor.ts'
import { activities } from './tables.ts'

interface Version {
  id: string
  version: number
}

/** Whether the actor saved this version, from another tab or by a program. */
export async function isLastChangeBy(
  orm: Pick<Database['orm'], 'select'>,
  by: Actor,
  { id, version }: Version,
): Promise<boolean> {
  if (by.type !== 'user') return false
  const [last] = await orm
    .select({ actorId: activities.actorId, impersonatorId: activities.impersonatorId })
    .from(activities)
    .where(and(eq(activities.targetId, id), eq(activities.targetVersion, version)))
    .orderBy(desc(activities.id))
    .limit(1)
  return last?.actorId === by.id && last.impersonatorId === (by.impersonatorId ?? null)
}
