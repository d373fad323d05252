import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import {
  archaicPronouns,
  crowded,
  machinePaths,
  physicalSides,
  tooLong,
} from './repository-rules.ts'
import { withNext } from './with-next.ts'

/** Databases know the earlier migrations by their hashes, so they stay as they are. */
const code = projectFiles(
  '{src,modules,scripts,tests,vite,bench,evals}/**/*.{ts,tsx,mjs,css,sql}',
  '*.ts',
).filter(({ path }) => !path.startsWith('scripts/earlier/migrations/'))
const texts = projectFiles(
  '{src,modules,tests,docs,evals,.agents}/**/*.{md,json}',
  '*.{md,json,txt}',
  '.ci/*',
  '.githooks/*',
)

test('no file is longer than 300 lines', () => {
  expect(
    withNext(code.flatMap(tooLong), 'split the file by purpose: about 50 lines is usual'),
  ).toEqual([])
})

test('no folder holds more than 25 files', () => {
  expect(
    withNext(crowded(code), 'move files of one purpose into a folder of their own (decision 0038)'),
  ).toEqual([])
})

test('stylesheets know no left and no right', () => {
  const sheets = code.filter(({ path }) => path.endsWith('.css'))
  expect(
    withNext(sheets.flatMap(physicalSides), 'use the logical side, as margin-inline-start'),
  ).toEqual([])
})

test('no file names a folder of the machine it was written on', () => {
  const next = 'write a path within the project, or one that every machine has, as in /tmp'
  expect(withNext([...code, ...texts].flatMap(machinePaths), next)).toEqual([])
})

test('sentences name a user, a caller or a page', () => {
  const next = 'write a noun instead: the user, the caller, the page'
  expect(withNext([...code, ...texts].flatMap(archaicPronouns), next)).toEqual([])
})

test('no lock file names a registry', () => {
  const locks = projectFiles('package-lock.json', '{scripts,tests}/**/package-lock.json')
  expect(locks.length).toBeGreaterThan(3)
  const naming = locks.filter(
    ({ text }) => text.includes('"resolved"') || text.includes('://registry'),
  )
  expect(naming.map(({ path }) => path)).toEqual([])
})

describe('the check itself bites', () => {
  const file = (text: string) => ({ path: 'sample', text })

  test('on 301 lines, not on 300', () => {
    expect(tooLong(file('line\n'.repeat(301)))).toEqual(['sample: 301 lines'])
    expect(tooLong(file('line\n'.repeat(300)))).toEqual([])
  })

  test('on 26 files in a folder, not on 25 and their tests', () => {
    const files = Array.from({ length: 26 }, (_, number) => ({ path: `room/${number}.ts` }))
    expect(crowded(files)).toEqual(['room: 26 files'])
    expect(crowded([...files.slice(1), { path: 'room/1.test.ts' }])).toEqual([])
  })

  test.each(['  margin-left: 1rem;', '  right: 0;', '  text-align: left;', 'border-right: 0'])(
    'on %s',
    (line) => expect(physicalSides(file(line))).toHaveLength(1),
  )

  test('not on logical sides', () => {
    const text = '  margin-inline-start: 1rem;\n  inset-inline-end: 0;\n  text-align: start;'
    expect(physicalSides(file(text))).toEqual([])
  })

  test.each(['ever', 'soever'])('on a pronoun that ends in %s', (ending) => {
    expect(archaicPronouns(file(`Who${ending} asks`))).toHaveLength(1)
    expect(archaicPronouns(file('A user who asks'))).toEqual([])
  })

  test.each(['home', 'Users', 'root', 'work'])('on a path below /%s', (folder) => {
    expect(machinePaths(file(`see /${folder}/somebody/project`))).toHaveLength(1)
    expect(machinePaths(file(`https://example.com/${folder}/somebody`))).toEqual([])
  })
})
