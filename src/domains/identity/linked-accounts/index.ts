export { LinkedAccountsCard } from './linked-accounts-card.tsx'
export { linkedAccountsQuery } from './linked-accounts.queries.ts'
