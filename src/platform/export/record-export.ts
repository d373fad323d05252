import type { Acting } from '../activity/actor.ts'
import { record } from '../activity/record.ts'

type Exporting = { acting: Acting; config?: { demoMode: boolean } }

export function recordExport(
  { acting: { orm, by }, config }: Exporting,
  type: string,
  asked: { filter?: object } = {},
) {
  return async (count: number) => {
    if (config?.demoMode) return
    await record(orm, by, {
      action: `${type}.export`,
      target: { type },
      after: { ...asked, count },
    })
  }
}
