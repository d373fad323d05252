import type { QueryClient } from '@tanstack/react-query'
import { setupQuery } from '#kit/setup/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import type { Changed } from './signals.ts'

const signals = createOnDemand(() => import('./signals.ts'))

/** Without the code for it, lists of passkeys in devices stay as they are. */
export function tellDevices(queryClient: QueryClient, changed: Changed = {}): void {
  const user = queryClient.getQueryData(setupQuery.queryKey)?.session?.user
  if (!user) return
  signals.fetch().then(
    ({ signal }) => signal(user, changed),
    () => undefined,
  )
}
