import type { QueryClient } from '@tanstack/react-query'
import { LinkedAccountsCard } from './linked-accounts-card.tsx'
import { linkedAccountsQuery } from './linked-accounts.queries.ts'

export const linkedAccountsSection = {
  Card: LinkedAccountsCard,
  place: 'sign-in',
  fetch: (queryClient: QueryClient) => queryClient.query(linkedAccountsQuery),
  texts: 'linked-accounts',
} as const
