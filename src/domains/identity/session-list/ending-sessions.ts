import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { ShownSession } from './shown-session.ts'

export type Ended = ShownSession | 'all'

type Query = { queryKey: readonly unknown[] }

export function endingSessions(
  queryClient: QueryClient,
  { queryKey }: Query,
  call: (ended: Ended) => Promise<unknown>,
) {
  return mutationOptions({
    mutationFn: call,
    onMutate: async (ended: Ended) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<ShownSession[]>(queryKey)
      const stays = ({ id, current }: ShownSession) => (ended === 'all' ? current : id !== ended.id)
      queryClient.setQueryData(queryKey, before?.filter(stays))
      return before
    },
    onError: (_error, _ended, before) => {
      queryClient.setQueryData(queryKey, before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
