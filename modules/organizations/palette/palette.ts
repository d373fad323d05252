import type { PaletteParts } from '#kit/parts/index.ts'
import { organizationCommands } from './organizations.commands.tsx'

export const commands: PaletteParts['commands'] = (_t, language) => organizationCommands(language)

export const searches = []
