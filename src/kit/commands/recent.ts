import type { Command } from '#layouts/commands/command.ts'

const STORAGE = 'commands.recent'
const MOST = 5

/** Page commands and records aren't offered on other pages. */
const passing = ['list', 'page', 'books', 'users', 'records']

export function recentCommands(): string[] {
  try {
    return sessionStorage.getItem(STORAGE)?.split(' ') ?? []
  } catch {
    // The browser may block storage; nothing is stored then.
    return []
  }
}

export function rememberCommand({ id, group }: Command) {
  if (passing.includes(group)) return
  const others = recentCommands().filter((other) => other !== id)
  try {
    sessionStorage.setItem(STORAGE, [id, ...others].slice(0, MOST).join(' '))
  } catch {
    // The browser may block storage.
  }
}
