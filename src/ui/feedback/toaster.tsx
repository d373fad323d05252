import { useEffect, useState, type ComponentType } from 'react'
import { atRest } from '../first-use/on-demand.ts'
import { onOutOfReach } from '../first-use/out-of-reach.ts'
import { onToast, toast } from './toast.ts'
import type { ToastsProps } from './toasts.tsx'

interface ToasterProps extends ToastsProps {
  outOfReach: string
}

// With `then` on `import()` itself, the build would let a failed load bypass the error handler.
const fetchToasts = () => import('./toasts.tsx')

export function Toaster({ outOfReach, ...props }: ToasterProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>()

  useEffect(() => onOutOfReach(() => toast.error(outOfReach, { id: 'out of reach' })), [outOfReach])
  useEffect(() => {
    if (Toasts) return undefined
    const acts = new AbortController()
    const load = () =>
      fetchToasts().then(
        (module) => setToasts(() => module.Toasts),
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
