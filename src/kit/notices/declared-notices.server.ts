import type { ServerNotices } from './notice-listener.server.ts'

const declared = new Set<ServerNotices>()

export function registerNotices(...all: ServerNotices[]): void {
  for (const notices of all) declared.add(notices)
}

export const declaredNotices = (): ServerNotices[] => [...declared]
