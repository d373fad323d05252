import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { holdAgain } from '#ui/first-use/held/hold.ts'
import type { Act, Command, Place } from './command.ts'
import { isTaken, keyOf } from './pressed-key.ts'
import type { createCommandRegistry } from './use-commands.ts'

/** Within it, the second key of a sequence such as "g b" is expected. */
const SEQUENCE_MS = 1500

/** These elements handle the keys themselves while they have the focus. */
const ownKeys: Record<string, string | undefined> = {
  Enter: 'a, button, [data-sonner-toast]',
  Space: 'button, input, [role=option]',
}

export function useRun() {
  const navigate = useNavigate()
  return function run(command: Omit<Act, 'group'> | Omit<Place, 'group'>) {
    if (command.run) return command.run()
    const { to, hash, search, reloadDocument } = command
    void navigate({ to, hash, search, reloadDocument })
  }
}

export function useKeys({ ofOwners, later }: ReturnType<typeof createCommandRegistry>) {
  const run = useRun()
  const begun = useRef({ keys: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return
    const commands = [...ofOwners.values()].flat()
    const { keys, at } = begun.current
    const pressed = (event.timeStamp - at < SEQUENCE_MS ? keys : '') + keyOf(event)
    const isBegun = commands.some((known) => known.keys?.startsWith(`${pressed} `))
    begun.current = { keys: isBegun ? `${pressed} ` : '', at: event.timeStamp }
    const command = commands.find((known) => known.keys === pressed && isMeant(known, event))
    if (!command) return isBegun || loadCommands(pressed, event, later)
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
  return isFree(keys, target)
}

function isFree(keys: string, target: EventTarget | null) {
  const answering = ownKeys[keys]
  const answers = answering && target instanceof Element && target.closest(answering)
  return !answers && !isTaken(keys, target, document)
}

/** Repeats the key when the commands are there that the page has not loaded yet. */
function loadCommands(keys: string, event: KeyboardEvent, later: Set<() => void>) {
  if (later.size === 0 || !/^(mod|Space|.$)/u.test(keys) || !isFree(keys, event.target)) return
  for (const load of later) load()
  event.preventDefault()
  holdAgain(event)
}
