import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ShownSession } from './shown-session.ts'

export type Ended = ShownSession | 'all'

interface Ending {
  queryKey: QueryKey
  call: (ended: Ended) => Promise<unknown>
  renew?: (queryClient: QueryClient) => unknown
}

export const endingSessions = ({
  queryKey,
  call,
  renew = (queryClient) => queryClient.invalidateQueries({ queryKey }),
}: Ending) =>
  mutationOptions({
    mutationFn: call,
    onMutate: async (ended: Ended, { client }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<ShownSession[]>(queryKey)
      const stays = ({ id, current }: ShownSession) => (ended === 'all' ? current : id !== ended.id)
      client.setQueryData(queryKey, before?.filter(stays))
      return before
    },
    onError: (_error, _ended, before, { client }) => {
      client.setQueryData(queryKey, before)
    },
    onSettled: (_answer, _error, _ended, _before, { client }) => renew(client),
  })
