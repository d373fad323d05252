export { Awaited } from './awaited.tsx'
export { CardPending, DefinitionsPending } from './definitions-pending.tsx'
