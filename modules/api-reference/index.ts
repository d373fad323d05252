export { referenceQuery } from './reference.queries.ts'
export { ReferencePage } from './reference-page.tsx'
