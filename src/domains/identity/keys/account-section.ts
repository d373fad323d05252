import type { QueryClient } from '@tanstack/react-query'
import { keysQuery } from './keys.queries.ts'
import { KeysCard } from './screens/keys-card.tsx'

export const keysSection = {
  Card: KeysCard,
  place: 'access',
  fetch: (queryClient: QueryClient) => queryClient.query(keysQuery),
  texts: 'keys',
} as const
