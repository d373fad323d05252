import type { PaletteParts } from '#kit/parts/index.ts'
import { useViewCommands } from './use-view-commands.tsx'

export default { useCommands: useViewCommands } satisfies PaletteParts
