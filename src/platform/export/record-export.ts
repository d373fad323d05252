import type { Acting } from '../activity/actor.ts'
import { record } from '../activity/record.ts'

type Exporting = { acting: Acting; config?: { demoMode: boolean } }

/** Demo mode writes nothing, not even this. */
export function recordExport(
  { acting: { orm, by }, config }: Exporting,
  type: 'book' | 'user',
  asked: { filter?: object } = {},
) {
  return async (count: number) => {
    if (config?.demoMode) return
    const act = { action: `${type}.export`, target: { type }, after: { ...asked, count } } as const
    await record(orm, by, act)
  }
}
