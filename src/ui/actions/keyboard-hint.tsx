import { useSyncExternalStore } from 'react'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const never = () => () => {}

/** Names a shortcut, as in "mod+k": ⌘ on Apple's keyboards, Ctrl on the others. */
export function KeyboardHint({ keys }: { keys: string }) {
  const apple = useSyncExternalStore(never, isApple, () => false)
  return (
    <span dir="ltr" className="inline-flex gap-0.5">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className="min-w-5 rounded-sm border border-line bg-sunken px-1 text-center font-sans text-xs/5 text-ink-soft capitalize"
        >
          {key === 'mod' ? (apple ? '⌘' : 'Ctrl') : key}
        </kbd>
      ))}
    </span>
  )
}
