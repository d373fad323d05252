export { type DomainParts, type PaletteParts, type Parts, PartsContext, useParts } from './parts.ts'
