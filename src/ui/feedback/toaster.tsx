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
    const load = async () => {
      const module = await import('./toasts.tsx')
      setToasts(() => module.Toasts)
    }
    onToast(() => void load())
    for (const act of ['pointerdown', 'keydown']) {
      addEventListener(act, () => void load(), { signal: acts.signal, once: true, passive: true })
    }
    return () => acts.abort()
  }, [Toasts])

  return Toasts && <Toasts {...props} />
}
