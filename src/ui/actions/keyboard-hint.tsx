import { useSyncExternalStore } from 'react'

const APPLE: Record<string, string> = { mod: '⌘', alt: '⌥', shift: '⇧' }
const OTHERS: Record<string, string> = { mod: 'Ctrl' }

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const never = () => () => {}

/** "J" is Shift and J, and "g b" is G, then B. */
const partsOf = (keys: string) => keys.replace(/^(?=[A-Z]$)/, 'shift+').split(/[+ ]/)

export function KeyboardHint({ keys }: { keys: string }) {
  const names = useSyncExternalStore(never, isApple, () => false) ? APPLE : OTHERS
  return (
    <span dir="ltr" className="inline-flex gap-0.5">
      {partsOf(keys).map((key) => (
        <kbd
          key={key}
          className="min-w-5 rounded-sm border border-line bg-sunken px-1 text-center font-sans text-xs/5 text-ink-soft capitalize"
        >
          {names[key] ?? key}
        </kbd>
      ))}
    </span>
  )
}
