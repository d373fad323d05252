import { useTranslation } from 'react-i18next'
import { organizationCommands } from '#domains/community/organizations/index.ts'
import { useUserCommands } from '#domains/identity/users/index.ts'
import { searchUsers } from '#domains/identity/users/users.commands.tsx'
import { useAboutCommands } from '#kit/about/index.ts'
import { CommandPalette, type CommandPaletteProps, ShortcutSheet } from '#kit/commands/overlays.ts'
import type { PaletteParts } from '#kit/parts/index.ts'

/** The sheet of shortcuts, and the palette with the commands and the searches of every domain. */
export function overlaysWith(palettes: PaletteParts[]) {
  const searches = [...palettes.flatMap((palette) => palette.searches ?? []), searchUsers]

  function FullPalette(props: Omit<CommandPaletteProps, 'known' | 'searches'>) {
    const { t } = useTranslation('layouts')
    const known = [
      ...palettes.flatMap(({ commands }) => commands(t)),
      ...useUserCommands(),
      ...organizationCommands(t),
      ...useAboutCommands(),
    ]
    return <CommandPalette known={known} searches={searches} {...props} />
  }
  return { CommandPalette: FullPalette, ShortcutSheet }
}
