import type { PaletteParts } from '#modules/palette/index.ts'
import { organizationCommands } from './organizations.commands.tsx'

export default {
  commands: (_t, language) => organizationCommands(language),
} satisfies PaletteParts
