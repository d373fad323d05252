import { use, useEffect, useId } from 'react'
import { type Command, isAllowed } from './command.ts'
import { ToldCommands } from './told-commands.ts'
import { usePermissions } from './use-permissions.ts'

/** Registers commands for keys, palette and shortcut sheet while the caller is mounted. */
export function useCommands(commands: readonly Command[]) {
  const told = use(ToldCommands)
  const teller = useId()
  const permissions = usePermissions()
  const allowed = commands.filter((command) => isAllowed(command, permissions))
  useEffect(() => told?.tell(teller, allowed))
  useEffect(() => () => told?.forget(teller), [told, teller])
}
