import { useEffect, useEffectEvent } from 'react'
import { type Command, isTaken, keyOf } from './shortcuts.ts'

/** Runs the command whose key is pressed, unless somebody is typing or a dialog is open. */
export function useShortcuts(commands: readonly Command[]) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTaken(event.target, document)) return
    const key = keyOf(event)
    // A link or a button that has the focus answers to Enter by itself.
    if (key === 'Enter' && event.target instanceof Element && event.target.closest('a, button')) {
      return
    }
    const command = commands.find(({ keys }) => keys === key)
    if (!command) return
    event.preventDefault()
    command.run()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
