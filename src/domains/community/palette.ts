import type { TFunction } from 'i18next'
import type { Language } from '#i18n/languages.ts'
import { organizationCommands } from './organizations/organizations.commands.tsx'
import { shelfCommands } from './shelves/shelves.commands.tsx'

export const commands = (_t: TFunction<'layouts'>, language: Language) => [
  ...shelfCommands(language),
  ...organizationCommands(language),
]

export const searches = []
