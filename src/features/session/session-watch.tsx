import { useEffect, useState, type ComponentType } from 'react'

/** Keeps a page's idea of who is signed in true; fetched once the page is awake, which does without while it is out of reach. */
export function SessionWatch() {
  const [Watcher, setWatcher] = useState<ComponentType>()

  useEffect(() => {
    if (Watcher) return undefined
    const gone = new AbortController()
    const load = () =>
      import('./session-watcher.tsx').then(
        (module) => setWatcher(() => module.SessionWatcher),
        () => addEventListener('online', () => void load(), { once: true, signal: gone.signal }),
      )
    void load()
    return () => gone.abort()
  }, [Watcher])

  return Watcher && <Watcher />
}
