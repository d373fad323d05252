import { use, useEffect, useId } from 'react'
import { CommandRegistry } from './command-registry.ts'
import { type Command, isAllowed } from './command.ts'
import { usePermissions } from './use-permissions.ts'

export function useCommands(commands: readonly Command[]) {
  const registry = use(CommandRegistry)
  const owner = useId()
  const permissions = usePermissions()
  const allowed = commands.filter((command) => isAllowed(command, permissions))
  useEffect(() => registry?.register(owner, allowed))
  useEffect(() => () => registry?.unregister(owner), [registry, owner])
}
