import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import {
  archaicPronouns,
  crowded,
  machinePaths,
  physicalSides,
  tooLong,
} from './repository-rules.ts'

const code = projectFiles('{src,scripts,tests,vite,bench}/**/*.{ts,tsx,mjs,css,sql}', '*.ts')
const texts = projectFiles('{src,tests,docs}/**/*.{md,json}', '*.{md,json}', '.ci/*', '.githooks/*')

test('no file is longer than 300 lines', () => {
  expect(code.flatMap(tooLong)).toEqual([])
})

test('no folder holds more than 25 files', () => {
  expect(crowded(code)).toEqual([])
})

test('stylesheets know no left and no right', () => {
  expect(code.filter(({ path }) => path.endsWith('.css')).flatMap(physicalSides)).toEqual([])
})

test('no file names a folder of the machine it was written on', () => {
  expect([...code, ...texts].flatMap(machinePaths)).toEqual([])
})

test('sentences name a user, a caller or a page', () => {
  expect([...code, ...texts].flatMap(archaicPronouns)).toEqual([])
})

test('the lock file names no registry', () => {
  const [lock] = projectFiles('package-lock.json')
  expect(lock?.text).not.toContain('"resolved"')
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
