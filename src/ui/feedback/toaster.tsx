import { useEffect, useState, type ComponentType } from 'react'
import { atRest } from '../first-use/on-demand.ts'
import { onOutOfReach } from '../first-use/out-of-reach.ts'
import { onToast, toast } from './toast.ts'
import type { ToastsProps } from './toasts.tsx'

interface ToasterProps extends ToastsProps {
  /** Says that something could not be fetched. */
  outOfReach: string
}

// With `then` after `import()` itself, the build would let a failed fetch pass by the handler.
const fetchToasts = () => import('./toasts.tsx')

/**
 * Where toasts appear; once per page. Sonner is fetched once the page rests, so that it can tell when the network has
 * gone, and at the first thing the person does or the first toast where that comes earlier.
 */
export function Toaster({ outOfReach, ...props }: ToasterProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>()

  useEffect(() => onOutOfReach(() => toast.error(outOfReach, { id: 'out of reach' })), [outOfReach])
  useEffect(() => {
    if (Toasts) return undefined
    const acts = new AbortController()
    const load = () =>
      fetchToasts().then(
        (module) => setToasts(() => module.Toasts),
        // Out of reach for now: the next act, or the next toast, asks again.
        () => undefined,
      )
    onToast(() => void load())
    for (const act of ['pointerdown', 'keydown']) {
      addEventListener(act, () => void load(), { signal: acts.signal, passive: true })
    }
    const rest = atRest(() => void load())
    return () => {
      clearTimeout(rest)
      acts.abort()
    }
  }, [Toasts])

  return Toasts && <Toasts {...props} />
}
