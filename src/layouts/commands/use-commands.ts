import { createContext, use, useEffect, useId, useState } from 'react'
import type { OnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceAtRest, useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { useAllowedOf } from './allowed.tsx'
import type { Command } from './command.ts'

/** A map behind a context, so that a changed command renders nothing. */
export const createCommandRegistry = () => ({
  ofOwners: new Map<string, readonly Command[]>(),
  /** They load commands that the page fetches at their first use. */
  later: new Set<() => void>(),
})

export const CommandRegistry = createContext(createCommandRegistry())

export function useCommands(commands: readonly Command[]) {
  const { ofOwners } = use(CommandRegistry)
  const owner = useId()
  const allowed = useAllowedOf(commands)
  useEffect(() => void ofOwners.set(owner, allowed))
  useEffect(() => () => void ofOwners.delete(owner), [ofOwners, owner])
}

/** Code with commands, loaded once it is wanted, at a key that no command has yet, or when the page rests. */
export function useLaterCommands<Module>(onDemand: OnDemand<Module>, isWanted: boolean) {
  const { later } = use(CommandRegistry)
  const [isPressed, setPressed] = useState(false)
  const used = useOnceWanted(onDemand, isWanted || isPressed)
  const module = useOnceAtRest(onDemand) ?? used

  useEffect(() => {
    if (module) return undefined
    const load = () => setPressed(true)
    later.add(load)
    return () => void later.delete(load)
  }, [later, module])
  return module
}
