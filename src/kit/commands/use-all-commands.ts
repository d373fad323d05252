import { useSession } from '#kit/session/index.ts'
import { type Command, COMMAND_GROUPS, isAllowed } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { useExits, usePlaces } from '#layouts/commands/use-places.tsx'

/** Every command and place that the user may use: those of this page and those of the whole application. */
export function useAllCommands({ known, commands, area }: Offered): Command[] {
  const permissions = useSession()?.permissions ?? {}
  const places = usePlaces()
  const exits = useExits()
  const offered = [
    ...places.app,
    places.account.app,
    ...places.manager.application,
    ...places.manager.configuration,
    area === 'app' ? exits.manager : exits.app,
    ...exits.documentation,
    ...known,
    ...commands,
  ]
  // Menu and navigation may both lead to a place; there is one way to it here.
  const all = [...new Map(offered.map((command) => [command.id, command])).values()]
  return all
    .filter((command) => isAllowed(command, permissions))
    .toSorted((one, other) => orderOf(one, area) - orderOf(other, area))
}

export interface Offered {
  area: Area
  /** The commands of all domains. */
  known: readonly Command[]
  /** The commands of frame and page when the palette was opened. */
  commands: readonly Command[]
}

/** The commands of this area come before those of the other. */
function orderOf({ group }: Command, area: Area) {
  const isElsewhere = group === 'app' && area === 'manager'
  return isElsewhere ? COMMAND_GROUPS.indexOf('manager') + 0.5 : COMMAND_GROUPS.indexOf(group)
}
