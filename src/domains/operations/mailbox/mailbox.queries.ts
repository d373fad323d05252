import { queryOptions } from '@tanstack/react-query'
import { getMails, getMailTemplates } from './mailbox.ts'

/** In milliseconds. */
const LOOK_EVERY = 3000

/** Looks for new mail by itself while the page is visible, and when it is visible again. */
export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: () => getMails(),
  refetchInterval: LOOK_EVERY,
})

export const mailTemplatesQuery = queryOptions({
  queryKey: ['mail-templates'],
  queryFn: () => getMailTemplates(),
})
