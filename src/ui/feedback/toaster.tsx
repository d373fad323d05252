import { useEffect, useState, type ComponentType } from 'react'
import { onToast } from './toast.ts'
import type { ToastsProps } from './toasts.tsx'

/**
 * Where toasts appear; once per page. Sonner is fetched at the first thing the person does, so that
 * it is there before the toast that answers it, or at the first toast, whichever comes first.
 */
export function Toaster(props: ToastsProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>()

  useEffect(() => {
    if (Toasts) return undefined
    const acts = new AbortController()
    const load = () =>
      import('./toasts.tsx').then(
        (module) => setToasts(() => module.Toasts),
        // Out of reach for now: the next act, or the next toast, asks again.
        () => undefined,
      )
    onToast(() => void load())
    for (const act of ['pointerdown', 'keydown']) {
      addEventListener(act, () => void load(), { signal: acts.signal, passive: true })
    }
    return () => acts.abort()
  }, [Toasts])

  return Toasts && <Toasts {...props} />
}
