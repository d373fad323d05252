import { useSession } from '#kit/session/index.ts'
import { type Command, isAllowed, orderOfGroup } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { useExits, usePlaces } from '#layouts/commands/use-places.tsx'

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
  const all = [...new Map(offered.map((command) => [command.id, command])).values()]
  return all
    .filter((command) => isAllowed(command, permissions))
    .toSorted((one, other) => orderOf(one, area) - orderOf(other, area))
}

export interface Offered {
  area: Area
  known: readonly Command[]
  commands: readonly Command[]
}

function orderOf({ group }: Command, area: Area) {
  const isElsewhere = group === 'app' && area === 'manager'
  return isElsewhere ? orderOfGroup('manager') + 0.5 : orderOfGroup(group)
}
