import type { QueryClient } from '@tanstack/react-query'
import { LinkedAccountsCard } from './linked-accounts-card.tsx'
import { linkedAccountsQuery } from './linked-accounts.queries.ts'

export const linkedAccountsSection = {
  order: 20,
  place: 'sign-in',
  texts: 'linked-accounts',
  card: {
    Card: LinkedAccountsCard,
    fetch: (queryClient: QueryClient) => queryClient.query(linkedAccountsQuery),
  },
} as const
