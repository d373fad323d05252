import { useTranslation } from 'react-i18next'
import * as catalogue from '#domains/catalogue/palette.ts'
import { organizationCommands } from '#domains/community/organizations/index.ts'
import { useUserCommands } from '#domains/identity/users/index.ts'
import { searchUsers } from '#domains/identity/users/users.commands.tsx'
import { useAboutCommands } from '#kit/about/index.ts'
import { CommandPalette as Palette, type CommandPaletteProps } from '#kit/commands/overlays.ts'
import type { PaletteParts } from '#kit/parts/index.ts'

export { ShortcutSheet } from '#kit/commands/overlays.ts'

const domains: PaletteParts[] = [catalogue]
const searches = [...domains.flatMap((domain) => domain.searches), searchUsers]

export function CommandPalette(props: Omit<CommandPaletteProps, 'known' | 'searches'>) {
  const { t } = useTranslation('layouts')
  const known = [
    ...domains.flatMap(({ commands }) => commands(t)),
    ...useUserCommands(),
    ...organizationCommands(t),
    ...useAboutCommands(),
  ]
  return <Palette known={known} searches={searches} {...props} />
}
