import { type Command, type CommandGroups, WrongUsage } from './command.ts'
import { type Listed, program } from './help.ts'
import { nearest } from './nearest.ts'

type Found = { name: string; command: Command; args: string[] }

/** The command whose name the first words are; the commands to list, if they name none. */
export async function findCommand(
  groups: CommandGroups,
  typed: string[],
): Promise<Found | { listed: Listed }> {
  const commands = new Map(Object.values(groups).flatMap((group) => Object.entries(group)))
  for (const length of [2, 1]) {
    const name = typed.slice(0, length).join(' ')
    const load = commands.get(name)
    if (load) return { name, command: await load(), args: typed.slice(length) }
  }
  const words = typed.filter((word) => word !== '--help' && word !== '-h')
  const names = [...commands.keys()]
  const listed = names.filter((name) => words.length === 0 || name.startsWith(`${words[0]} `))
  if (words.length < 2 && listed.length > 0) return { listed: await loadAll(groups, listed) }
  throw unknown(words, names)
}

async function loadAll(groups: CommandGroups, names: string[]): Promise<Listed> {
  const loaded = Object.entries(groups).map(async ([title, group]) => {
    const wanted = Object.entries(group).filter(([name]) => names.includes(name))
    const commands = wanted.map(async ([name, find]) => [name, await find()] as const)
    return [title, Object.fromEntries(await Promise.all(commands))] as const
  })
  const all = await Promise.all(loaded)
  return Object.fromEntries(all.filter(([, commands]) => Object.keys(commands).length > 0))
}

function unknown(words: string[], names: string[]): WrongUsage {
  const [first = ''] = words
  const parts = new Set(names.map((name) => name.split(' ', 1).join('')))
  const action = words.slice(0, 2).join(' ')
  const meant = nearest(action, names) ?? nearest(first, [...parts])
  const question = meant === undefined ? '' : ` Did you mean ${meant}?`
  const typed = parts.has(first) ? action : first
  return new WrongUsage(
    `There is no command "${typed}".${question}\nUsage: ${program} <command> [options]`,
  )
}
