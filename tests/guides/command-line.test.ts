import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '#app/commands.server.ts'
import type { Command } from '#platform/command-line/command.ts'
import { flagOf, usageOf } from '#platform/command-line/help.ts'
import { readInput } from '#platform/command-line/read-input.ts'
import { root } from '../conventions/project-files.ts'
import { rowsOf } from './tables.ts'

const groups = await Promise.all(
  Object.entries(commands).map(async ([title, group]) => ({
    title,
    commands: await Promise.all(
      Object.entries(group).map(async ([name, load]) => [name, await load()] as const),
    ),
  })),
)
const all = groups.flatMap((group) => group.commands)

const rowOf = ([name, command]: readonly [string, Command]) => [
  `\`${usageOf(name, command)}\``,
  Object.entries(command.options)
    .filter(([option]) => option !== 'json')
    .map(([option, given]) => `\`${flagOf(option, given)}\``)
    .join(', '),
  command.summary,
]

const page = readFileSync(join(root, 'docs/command-line.md'), 'utf8')

test('the page on the command line has every command with its options, and no other', () => {
  const rows = rowsOf('docs/command-line.md').filter(([first = '']) => first.startsWith('`'))
  expect(rows).toEqual(all.map((each) => rowOf(each)))
})

test('the groups of the page are those of the command line', () => {
  const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(titles).toEqual([...groups.map(({ title }) => title), 'Scripts'])
})

test('every command has --json, except the one that prints a script', () => {
  const without = all.filter(([, { options }]) => !('json' in options)).map(([name]) => name)
  expect(without).toEqual(['completion'])
})

test('the examples of every command, and those of the page, are understood', () => {
  const names = all.map(([name]) => name).toSorted((one, other) => other.length - one.length)
  const typed = [
    ...all.flatMap(([name, { examples }]) => examples.map((example) => `${name} ${example}`)),
    ...[...page.matchAll(/npm run admin (?:--silent )?-- ([^#|>\n]+)/g)].map(
      ([, words = '']) => words,
    ),
  ]
  expect(typed.length).toBeGreaterThan(30)
  for (const line of typed) {
    const name = names.find((known) => line.startsWith(known)) ?? ''
    const [, command] = all.find(([known]) => known === name) ?? []
    const words = line.slice(name.length).split(' ').filter(Boolean)
    if (!command) throw new Error(`No command: ${line}`)
    if (!words.includes('--help')) readInput(command, words)
  }
})
