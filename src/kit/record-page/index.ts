export { Awaited } from './awaited.tsx'
export { CardPending, DefinitionsPending } from './definitions-pending.tsx'
export { Fact } from './fact.tsx'
