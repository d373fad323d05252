import type { PaletteParts } from '#kit/parts/index.ts'
import { organizationCommands } from './palette/organizations.commands.tsx'

export default {
  commands: (_t, language) => organizationCommands(language),
} satisfies PaletteParts
