import { afterHydration } from '#ui/first-use/after-hydration.tsx'

export const SessionWatch = afterHydration(
  async () => (await import('./session-watcher.tsx')).SessionWatcher,
)
