import type { TFunction } from 'i18next'
import { organizationCommands } from './organizations/organizations.commands.tsx'
import { shelfCommands } from './shelves/shelves.commands.tsx'

export const commands = (t: TFunction<'layouts'>) => [
  ...shelfCommands(t),
  ...organizationCommands(t),
]

export const searches = []
