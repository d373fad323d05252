export { keysQuery } from './keys.queries.ts'
export { KeysCard } from './screens/keys-card.tsx'
