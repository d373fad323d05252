import { useAboutCommands } from '#features/about/index.ts'
import { useBookCommands } from '#features/books/index.ts'
import { useGenreCommands } from '#features/genres/index.ts'
import { useOrganizationCommands } from '#features/organizations/index.ts'
import { useSession } from '#features/session/index.ts'
import { useShelfCommands } from '#features/shelves/index.ts'
import { useUserCommands } from '#features/users/index.ts'
import { type Command, COMMAND_GROUPS, isAllowed } from '#layouts/commands/command.ts'
import { type Area, useExits, usePlaces } from '#layouts/commands/use-places.tsx'

/** All that somebody may do and where they may go: from this page, and from anywhere. */
export function useAllCommands(here: readonly Command[], area: Area): Command[] {
  const permissions = useSession()?.permissions ?? {}
  const places = usePlaces()
  const exits = useExits()
  const known = [
    ...places.app,
    places.account.app,
    ...places.manager.application,
    ...places.manager.configuration,
    ...useBookCommands(),
    ...useGenreCommands(),
    ...useUserCommands(),
    ...useShelfCommands(),
    ...useOrganizationCommands(),
    area === 'app' ? exits.manager : exits.app,
    ...exits.documentation,
    ...useAboutCommands(),
    ...here,
  ]
  // Menu and navigation may both lead to a place; there is one way to it here.
  const all = [...new Map(known.map((command) => [command.id, command])).values()]
  return all
    .filter((command) => isAllowed(command, permissions))
    .toSorted((one, other) => orderOf(one, area) - orderOf(other, area))
}

/** The area somebody is in comes before the other. */
function orderOf({ group }: Command, area: Area) {
  const isElsewhere = group === 'app' && area === 'manager'
  return isElsewhere ? COMMAND_GROUPS.indexOf('manager') + 0.5 : COMMAND_GROUPS.indexOf(group)
}
