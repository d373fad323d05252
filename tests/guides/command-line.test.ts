import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '#app/commands.server.ts'
import type { Command } from '#platform/command-line/command.ts'
import { flagOf, usageOf } from '#platform/command-line/help.ts'
import { readInput } from '#platform/command-line/read-input.ts'
import { guidePattern } from '#rules/guides.ts'
import { projectFiles, root } from '../conventions/project-files.ts'
import { rowsIn } from './tables.ts'

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
const pages = projectFiles(guidePattern).filter(({ path }) => !/\/(adding|removing)-/.test(path))
const table = /^\| command +\| options.*\n\|.*\n(?:\|.*\n)+/gm
const rows = pages.flatMap(({ text }) =>
  // A row that links into a module comes and goes with it.
  [...text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').matchAll(table)].flatMap(([lines]) =>
    rowsIn(lines.split('\n')),
  ),
)

test('the guides have every command with its options, and no other', () => {
  const byName = (given: string[][]) =>
    given.toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'))
  expect(byName(rows)).toEqual(byName(all.map((each) => rowOf(each))))
})

test('the page has the commands of the base by the groups of the command line', () => {
  const titles = [...page.matchAll(/^## (.+)\n\n\| command/gm)].map(([, title]) => title)
  expect(titles.length).toBeGreaterThan(1)
  expect(groups.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
})

test('every command has --json', () => {
  const without = all.filter(([, { options }]) => !('json' in options)).map(([name]) => name)
  expect(without).toEqual([])
})

test('the examples of every command, and those of the guides, are understood', () => {
  const names = all.map(([name]) => name).toSorted((one, other) => other.length - one.length)
  const typed = [
    ...all.flatMap(([name, { examples }]) => examples.map((example) => `${name} ${example}`)),
    ...pages.flatMap(({ text }) =>
      Array.from(
        text.matchAll(/npm run admin (?:--silent )?-- ([^#|>`$\n]+)/g),
        ([, words = '']) => words,
      ),
    ),
  ]
  const silent = all.filter(([, { examples }]) => examples.length === 0).map(([name]) => name)
  expect(silent).toEqual([])
  expect(typed.length).toBeGreaterThan(all.length)
  for (const line of typed) {
    const name = names.find((known) => line.startsWith(known)) ?? ''
    const [, command] = all.find(([known]) => known === name) ?? []
    const words = line.slice(name.length).split(' ').filter(Boolean)
    if (!command) throw new Error(`No command: ${line}`)
    if (!words.includes('--help')) readInput(command, words)
  }
})
