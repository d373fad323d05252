export type { PaletteParts } from './overlays.tsx'
export type { RecordSearch } from './search/record-search.ts'
export { resourceCommands, resourceSearch } from './sources/resource-commands.tsx'
