import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { keysQuery } from './keys.queries.ts'
import { KeysCard } from './screens/keys-card.tsx'

export const keysSection = {
  order: 30,
  place: 'access',
  texts: 'keys',
  card: {
    Card: () => createElement(KeysCard),
    fetch: (queryClient: QueryClient) => queryClient.query(keysQuery),
  },
} as const
