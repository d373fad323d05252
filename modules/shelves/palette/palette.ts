import type { PaletteParts } from '#kit/parts/index.ts'
import { shelfCommands } from './shelves.commands.tsx'

export const commands: PaletteParts['commands'] = (_t, language) => shelfCommands(language)

export const searches = []
