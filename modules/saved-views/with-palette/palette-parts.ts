import type { PaletteParts } from '#modules/palette/index.ts'
import { useViewCommands } from './use-view-commands.tsx'

export default { useCommands: useViewCommands } satisfies PaletteParts
