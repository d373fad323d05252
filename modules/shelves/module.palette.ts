import type { PaletteParts } from '#kit/parts/index.ts'
import { shelfCommands } from './palette/shelves.commands.tsx'

export default {
  commands: (_t, language) => shelfCommands(language),
} satisfies PaletteParts
