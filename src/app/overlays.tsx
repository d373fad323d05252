import { searchBooks } from '#domains/catalogue/books/books.commands.tsx'
import { useBookCommands } from '#domains/catalogue/books/index.ts'
import { useGenreCommands } from '#domains/catalogue/genres/index.ts'
import { useShelfCommands } from '#domains/catalogue/shelves/index.ts'
import { useOrganizationCommands } from '#domains/community/organizations/index.ts'
import { useUserCommands } from '#domains/identity/users/index.ts'
import { searchUsers } from '#domains/identity/users/users.commands.tsx'
import { useAboutCommands } from '#kit/about/index.ts'
import { CommandPalette as Palette, type CommandPaletteProps } from '#kit/commands/overlays.ts'

export { ShortcutSheet } from '#kit/commands/overlays.ts'

const searches = [searchBooks, searchUsers]

/** The palette with the commands and the searches of every domain. */
export function CommandPalette(props: Omit<CommandPaletteProps, 'known' | 'searches'>) {
  const known = [
    ...useBookCommands(),
    ...useGenreCommands(),
    ...useUserCommands(),
    ...useShelfCommands(),
    ...useOrganizationCommands(),
    ...useAboutCommands(),
  ]
  return <Palette known={known} searches={searches} {...props} />
}
