import type { QueryClient } from '@tanstack/react-query'
import { receivedInvitationsQuery } from '../../invitations.queries.ts'

export { ReceivedInvitations as Head } from './received-invitations.tsx'

export const fetch = (queryClient: QueryClient) => queryClient.query(receivedInvitationsQuery)
