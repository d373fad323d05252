export { api, prepareCalls } from './api.ts'
export { ReferencePage } from './reference/reference-page.tsx'
export { referenceQuery } from './reference/reference.queries.ts'
export { sendFile } from './send-file.ts'
