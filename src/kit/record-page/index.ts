export { Awaited } from './awaited.tsx'
export { CardPending, DefinitionsPending } from './definitions-pending.tsx'
export { prepareRecord } from './prepare-record.ts'
