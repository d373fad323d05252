import { use, useEffect, useState } from 'react'
import type { OnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceAtRest, useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { CommandRegistry } from './command-registry.ts'

/** Code with commands, loaded once it is wanted, at a key that no command has yet, or when the page rests. */
export function useLaterCommands<Module>(onDemand: OnDemand<Module>, isWanted: boolean) {
  const later = use(CommandRegistry)?.later
  const [isPressed, setPressed] = useState(false)
  const used = useOnceWanted(onDemand, isWanted || isPressed)
  const module = useOnceAtRest(onDemand) ?? used

  useEffect(() => {
    if (module) return undefined
    const load = () => setPressed(true)
    later?.add(load)
    return () => void later?.delete(load)
  }, [later, module])
  return module
}
