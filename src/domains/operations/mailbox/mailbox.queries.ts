import { queryOptions } from '@tanstack/react-query'
import { getMails } from './mailbox.ts'

const POLL_INTERVAL_MS = 3000

export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: () => getMails(),
  refetchInterval: POLL_INTERVAL_MS,
})
