import { use, useEffect, useId } from 'react'
import { type Command, isAllowed } from './command.ts'
import { ToldCommands } from './told-commands.ts'
import { usePermissions } from './use-permissions.ts'

/** Tells what can be done here for as long as the caller is on the page: keys, palette and sheet know it from then on. */
export function useCommands(commands: readonly Command[]) {
  const told = use(ToldCommands)
  const teller = useId()
  const permissions = usePermissions()
  const allowed = commands.filter((command) => isAllowed(command, permissions))
  useEffect(() => told?.tell(teller, allowed))
  useEffect(() => () => told?.forget(teller), [told, teller])
}
