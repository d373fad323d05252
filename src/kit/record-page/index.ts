export { Awaited } from './awaited.tsx'
export { DefinitionsPending } from './definitions-pending.tsx'
export { prepareRecord } from './prepare-record.ts'
