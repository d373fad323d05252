import type { QueryClient } from '@tanstack/react-query'
import { linkedAccountsQuery } from './linked-accounts.queries.ts'

export { LinkedAccountsCard as Card } from './linked-accounts-card.tsx'

export const fetch = (queryClient: QueryClient) => queryClient.query(linkedAccountsQuery)
