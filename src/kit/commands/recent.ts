import type { Command } from '#layouts/commands/command.ts'

const STORAGE = 'commands.recent'
const MOST = 5

/** What belongs to a page, or is a record, is not offered again elsewhere. */
const passing = ['list', 'page', 'books', 'users']

/** The ids of the commands that this tab used last, the newest first. */
export function recentCommands(): string[] {
  try {
    return sessionStorage.getItem(STORAGE)?.split(' ') ?? []
  } catch {
    // A browser may forbid storage; nothing is remembered then.
    return []
  }
}

export function rememberCommand({ id, group }: Command) {
  if (passing.includes(group)) return
  const others = recentCommands().filter((other) => other !== id)
  try {
    sessionStorage.setItem(STORAGE, [id, ...others].slice(0, MOST).join(' '))
  } catch {
    // As above.
  }
}
