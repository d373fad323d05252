import type { ImportCalls } from '#kit/import/index.ts'
import type { Screens } from '../screens.ts'

export const importTarget = ({ resource, calls }: Screens) => ({
  resource,
  async calls(): Promise<ImportCalls> {
    const { imports } = await calls()
    if (!imports) throw new Error(`The API of ${resource.path} has no import`)
    return imports
  },
})
