import { and, inArray } from 'drizzle-orm'
import type { FindNames } from '#kit/activity/index.server.ts'
import { views } from '../view.table.server.ts'

/** Managers read the names of shared views; those of others are private. */
export const sharedViewNames: FindNames = async (orm, ids) => {
  const { id, name, shared } = views
  const rows = await orm
    .select({ id, name })
    .from(views)
    .where(and(inArray(id, ids), shared))
  return new Map(rows.map((row) => [row.id, row.name]))
}
