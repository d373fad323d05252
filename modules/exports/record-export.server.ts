import type { Acting } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'

interface Exporting {
  acting: Acting
  /** A replica reads the rows, and only its primary keeps the record. */
  database?: Pick<Database, 'primary'>
  config?: { demoMode: boolean }
}

export function recordExport(
  { acting, database, config }: Exporting,
  type: string,
  asked: { filter?: object } = {},
) {
  return async (count: number) => {
    if (config?.demoMode) return
    await record(database?.primary?.orm ?? acting.orm, acting.by, {
      action: `${type}.export`,
      target: { type },
      after: { ...asked, count },
    })
  }
}
