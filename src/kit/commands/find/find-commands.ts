import type { Command, CommandGroup } from '#layouts/commands/command.ts'
import { fuzzyDistance, wordsOf } from './match.ts'

const startsWith = (word: string, part: string) => word.startsWith(part)

function distanceOf(command: Command, heading: string, term: string): number | undefined {
  const sought = wordsOf(term)
  const label = wordsOf(command.label)
  const all = [...label, ...wordsOf(`${command.detail ?? ''} ${heading}`)]
  const eachIn = (words: string[], at: (word: string, part: string) => boolean) =>
    sought.every((part) => words.some((word) => at(word, part)))

  if (label.join(' ').startsWith(sought.join(' '))) return 0
  if (eachIn(label, startsWith)) return 1
  if (eachIn(all, startsWith)) return 2
  if (eachIn(all, (word, part) => word.includes(part))) return 3
  return fuzzyDistance(command.label, term)
}

export function findCommands(
  commands: readonly Command[],
  {
    term,
    headingOf,
    recent,
  }: { term: string; headingOf: (group: CommandGroup) => string; recent: readonly string[] },
): Command[] {
  return commands
    .flatMap((command) => {
      const distance = distanceOf(command, headingOf(command.group), term)
      return distance === undefined ? [] : [{ command, distance, rest: restOf(command, recent) }]
    })
    .toSorted((one, other) => one.distance - other.distance || one.rest - other.rest)
    .map(({ command }) => command)
}

function restOf({ id }: Command, recent: readonly string[]) {
  const at = recent.indexOf(id)
  return at < 0 ? recent.length : at
}
