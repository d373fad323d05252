import type { Permissions } from '#platform/access/permissions.ts'
import type { Acting } from '#platform/activity/actor.ts'

/** Who hears of changes to some records, and what is sent of them. */
export interface LiveSource {
  needs: Permissions
  /** Some users see some of the records only. */
  isByTenant: boolean
  /** The records among these that the user may see, with their versions. */
  versionsOf: (acting: Acting, ids: string[]) => Promise<ReadonlyMap<string, number | null>>
}
