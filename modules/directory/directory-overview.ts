import { z } from 'zod/mini'

export const directoryIdSchema = z.strictObject({ id: z.uuid() })

export const directoryOverviewSchema = z.object({
  baseUrl: z.string(),
  keys: z.array(z.object({ id: z.uuid(), name: z.string(), start: z.string() })),
  /** The last call with one of the keys. */
  syncedAt: z.nullable(z.date()),
  activeCount: z.int(),
  inactiveCount: z.int(),
  teamCount: z.int(),
})
export type DirectoryOverview = z.infer<typeof directoryOverviewSchema>
