import { queryOptions } from '@tanstack/react-query'
import { getMails, getMailTemplates } from './mailbox.ts'

/** In milliseconds. */
const LOOK_EVERY = 3000

/** Polls while the page is visible, and refetches when it becomes visible again. */
export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: () => getMails(),
  refetchInterval: LOOK_EVERY,
})

export const mailTemplatesQuery = queryOptions({
  queryKey: ['mail-templates'],
  queryFn: () => getMailTemplates(),
})
