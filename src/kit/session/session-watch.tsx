import { afterHydration } from '#ui/first-use/after-hydration.tsx'

/** Keeps a page's idea of who is signed in true. */
export const SessionWatch = afterHydration(
  async () => (await import('./session-watcher.tsx')).SessionWatcher,
)
