import { useEffect, useEffectEvent } from 'react'

/** A key that acts by itself, wherever nothing is being typed and nothing lies over the page. */
export function useShortcut(key: string, act: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const withModifier = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== key || withModifier || event.repeat || isTaken(event.target)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
