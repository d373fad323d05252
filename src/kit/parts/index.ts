export { type Parts, PartsContext, useParts } from './parts.ts'
