import { useEffect, useEffectEvent } from 'react'
import type { Command } from './command.ts'
import { isTaken, keyOf } from './pressed-key.ts'
import { useRun } from './use-run.ts'

export function useKeys(commandsNow: () => readonly Command[]) {
  const run = useRun()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return
    const key = keyOf(event)
    const command = commandsNow().find((known) => known.keys === key && isMeant(known, event))
    if (!command) return
    event.preventDefault()
    run(command)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isMeant({ keys = '', within }: Command, { target }: KeyboardEvent) {
  if (within) return target instanceof Node && within.current?.contains(target)
  // A focused link or button handles Enter itself.
  const answers = keys === 'Enter' && target instanceof Element && target.closest('a, button')
  return !answers && !isTaken(keys, target, document)
}
