import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type CommandGroups, CommandMistake, Refused } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readId, wholeNumber } from './parameters.ts'
import { runCommand } from './run-command.ts'

const list = defineCommand({
  summary: 'lists pets',
  arguments: { owner: { description: 'the owner', isOptional: true } },
  options: {
    kind: { value: 'kind', description: 'only this kind', choices: ['cat', 'dog'] },
    limit: { value: 'count', description: 'how many', default: '20', read: wholeNumber(1, 50) },
    old: { description: 'only old ones' },
  },
  examples: ['', 'ann --kind cat'],
  run: (input) => Promise.resolve({ text: `Pets of ${input.owner ?? 'all'}`, data: input }),
})

const feed = defineCommand({
  summary: 'feeds a pet',
  arguments: { id: { description: 'its id', read: readId } },
  options: {},
  examples: ['01932f4e-8c1b-7cc3-98c4-dc0c0c07398f'],
  run: ({ id }) =>
    Promise.reject(
      id.startsWith('0') ? new Refused('Not hungry') : new CommandMistake('Food is out'),
    ),
})

const check = defineCommand({
  summary: 'checks all',
  arguments: {},
  options: {},
  examples: [''],
  run: () => Promise.resolve({ text: 'One is ill', data: { ill: 1 }, failed: true }),
})

const groups: CommandGroups = {
  Pets: { 'pets list': () => Promise.resolve(list), 'pets feed': () => Promise.resolve(feed) },
  House: { check: () => Promise.resolve(check) },
}

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

async function outcomeOf(typed: string) {
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text)
      return true
    })
  }
  await runCommand(groups, typed.split(' ').filter(Boolean), () => readConfig({}))
  const exitCode = process.exitCode
  vi.restoreAllMocks()
  return { ...printed, exitCode }
}

test('without a command, all are listed in groups, one in a line', async () => {
  const { stdout, exitCode } = await outcomeOf('')
  expect(exitCode).toBe(0)
  expect(stdout).toContain(
    '\n\nPets\n  pets list [<owner>]   lists pets\n  pets feed <id>        feeds a pet\n\nHouse\n  check   checks all\n',
  )
  const part = await outcomeOf('pets')
  expect([part.exitCode, part.stdout.includes('pets feed')]).toEqual([0, true])
  expect(part.stdout).not.toContain('checks all')
})

test('the help of a command has its usage, arguments, options and examples', async () => {
  expect((await outcomeOf('pets list --help')).stdout)
    .toBe(`Usage: npm run admin -- pets list [<owner>] [options]

lists pets

Arguments
  <owner>   the owner

Options
  --kind <kind>     only this kind (cat, dog)
  --limit <count>   how many, default: 20
  --old             only old ones
  --json            prints one JSON document
  -h, --help        shows this help

Examples
  npm run admin -- pets list
  npm run admin -- pets list ann --kind cat
`)
})

test('a command receives what was typed, and defaults', async () => {
  const json = { json: true, kind: undefined, limit: 20, old: false, owner: undefined }
  const read = async (typed: string) => JSON.parse((await outcomeOf(typed)).stdout) as object
  expect(await read('pets list --json')).toEqual(JSON.parse(JSON.stringify(json)))
  expect(await read('pets list ann --kind=cat --limit 3 --old --json')).toEqual({
    json: true,
    owner: 'ann',
    kind: 'cat',
    limit: 3,
    old: true,
  })
})

test.each([
  ['pets lst', 'There is no command "pets lst". Did you mean pets list?'],
  ['pet', 'Did you mean pets?'],
  ['chekc', 'Did you mean check?'],
  ['dance', 'There is no command "dance".\n'],
  ['pets list --kimd cat', "Unknown option '--kimd'. Did you mean --kind?"],
  ['pets list --weight', "Unknown option '--weight'\n"],
  ['pets list --kind', "'--kind <value>' argument missing"],
  ['pets list --kind cow', 'There is no kind "cow". Kinds: cat, dog'],
  ['pets list --limit 51', '"51" is not a whole number from 1 to 50'],
  ['pets list --limit 1e1', '"1e1" is not a whole number'],
  ['pets list ann ben', 'Unexpected argument "ben"'],
  ['pets feed', 'Missing argument: <id>'],
  ['pets feed 12', '"12" is not an id\nHelp: npm run admin -- pets feed --help'],
])('“%s” is wrong usage, with the reason on standard error', async (typed, reason) => {
  const { stdout, stderr, exitCode } = await outcomeOf(typed)
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 })
  expect(stderr).toContain(reason)
})

test('the exit code tells a failure from a refusal', async () => {
  expect(await outcomeOf('check')).toEqual({ stdout: 'One is ill\n', stderr: '', exitCode: 1 })
  expect((await outcomeOf('check --json')).stdout).toBe('{\n  "ill": 1\n}\n')
  const id = '1932f4e-8c1b-7cc3-98c4-dc0c0c07398f'
  expect(await outcomeOf(`pets feed 0${id} --json`)).toEqual({
    stdout: '',
    stderr: 'Not hungry\n',
    exitCode: 3,
  })
  expect((await outcomeOf(`pets feed 1${id}`)).exitCode).toBe(1)
})
