import type { PaletteParts } from '#modules/palette/index.ts'
import { shelfCommands } from './shelves.commands.tsx'

export default {
  commands: (_t, language) => shelfCommands(language),
} satisfies PaletteParts
