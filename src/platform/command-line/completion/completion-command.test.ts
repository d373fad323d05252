import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { product } from '#rules/product.ts'
import type { CommandGroups } from '../command.ts'
import { defineCommand } from '../define-command.ts'
import { fileArgument } from '../file-argument.ts'
import { completionCommand } from './completion-command.ts'

const program = `${product.id}-admin`
const complete = `_${product.id.replaceAll('-', '_')}_admin`

const run = () => Promise.resolve({ text: '' })
const file = { ...fileArgument, description: 'the file' }

const list = defineCommand({
  summary: "lists the owner's pets",
  arguments: { size: { description: 'the size', choices: ['small', 'large'] } },
  options: {
    kind: { value: 'kind', description: 'only this kind', choices: ['cat', 'dog'] },
    photo: { value: 'file', description: 'a picture', isFile: true },
    old: { description: 'only old ones' },
  },
  examples: [''],
  run,
})
const show = defineCommand({ summary: 'x', arguments: { file }, options: {}, examples: [], run })

const groups: CommandGroups = {
  Pets: { 'pets list': () => Promise.resolve(list), 'pets show': () => Promise.resolve(show) },
  Shell: { completion: () => Promise.resolve(completionCommand(groups)) },
}

const unread = () => {
  throw new Error('The script depends on no configuration')
}

const scriptFor = async (shell: string) =>
  (await completionCommand(groups).run([shell], unread)).text

let script = ''
beforeAll(async () => {
  script = await scriptFor('bash')
})

/** The completions that bash offers after these words. */
function offered(...words: string[]): string[] {
  const typed = [program, ...words].map((word) => `'${word}'`).join(' ')
  const asked = `COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; ${complete}; printf '%s\\n' "\${COMPREPLY[@]}"`
  const printed = execFileSync('bash', ['--norc', '-c', `${script}\n${asked}`], {
    encoding: 'utf8',
  })
  return printed.split('\n').filter(Boolean)
}

test.each([
  [[''], ['pets', 'completion']],
  [['p'], ['pets']],
  [
    ['pets', ''],
    ['list', 'show'],
  ],
  [['pets', 's'], ['show']],
  [
    ['pets', 'list', '--'],
    ['--kind', '--photo', '--old', '--json', '--help'],
  ],
  [['pets', 'list', '--o'], ['--old']],
  [
    ['pets', 'list', '--old', '--kind', ''],
    ['cat', 'dog'],
  ],
  [['pets', 'list', '--kind', 'c'], ['cat']],
  [
    ['pets', 'list', ''],
    ['small', 'large'],
  ],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['completion', '--'], ['--help']],
  [['dance', ''], []],
])('behind %j, bash completes with %j', (words, expected) => {
  expect(offered(...words)).toEqual(expected)
})

test('bash completes files where a file is meant', () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const wanted = join(folder, 'two words.csv')
  writeFileSync(wanted, '')
  writeFileSync(join(folder, 'other.csv'), '')
  expect(offered('pets', 'show', join(folder, 'two'))).toEqual([wanted])
  expect(offered('pets', 'list', '--photo', join(folder, 'two'))).toEqual([wanted])
  expect(offered('pets', 'list', join(folder, 'two'))).toEqual([])
})

test('the script starts this program where no other has its name', () => {
  const [start = ''] = script.split('\n')
  const call = (before: string) =>
    execFileSync('bash', ['--norc', '-c', `${before}\n${start}\n${program} --version`], {
      encoding: 'utf8',
    })
  expect(start).toContain(`'${process.execPath}' `)
  expect(call(`${program}() { echo installed "$@"; }`)).toBe('installed --version\n')
})

test('zsh uses the script of bash, fish gets one with descriptions', async () => {
  const zsh = await scriptFor('zsh')
  expect(zsh).toContain('bashcompinit')
  expect(zsh).toContain(`complete -F ${complete} ${program}`)
  const fish = await scriptFor('fish')
  expect(fish).toContain(String.raw`-a list -d 'lists the owner\'s pets'`)
  expect(fish).toContain(`-l kind -x -a 'cat dog' -d 'only this kind'`)
  expect(fish).toContain(`-l photo -r -F -d 'a picture'`)
})
