import { useEffect, useEffectEvent, useRef } from 'react'
import type { Command } from './command.ts'
import { isTaken, keyOf } from './pressed-key.ts'
import { useRun } from './use-run.ts'

/** Within it, the second key of a sequence such as "g b" is expected. */
const SEQUENCE_MS = 1500

const NONE = ':not(*)'

/** What handles these keys itself while it has the focus. */
const ownKeys: Record<string, string | undefined> = {
  Enter: 'a, button, [data-sonner-toast]',
  Space: 'button, input, [role=option]',
}

export function useKeys(commandsNow: () => readonly Command[]) {
  const run = useRun()
  const begun = useRef({ keys: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return
    const commands = commandsNow()
    const { keys, at } = begun.current
    const pressed = (event.timeStamp - at < SEQUENCE_MS ? keys : '') + keyOf(event)
    const isBegun = commands.some((known) => known.keys?.startsWith(`${pressed} `))
    begun.current = { keys: isBegun ? `${pressed} ` : '', at: event.timeStamp }
    const command = commands.find((known) => known.keys === pressed && isMeant(known, event))
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
  const answers = target instanceof Element && target.closest(ownKeys[keys] ?? NONE)
  return !answers && !isTaken(keys, target, document)
}
