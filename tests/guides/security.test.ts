import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, root } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'

/** All levels of ASVS 5.0.0. */
const requirements = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '1.4': [1, 2, 3],
  '1.5': [1, 2, 3],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4, 5],
  '2.4': [1, 2],
  '3.1': [1],
  '3.2': [1, 2, 3],
  '3.3': [1, 2, 3, 4, 5],
  '3.4': [1, 2, 3, 4, 5, 6, 7, 8],
  '3.5': [1, 2, 3, 4, 5, 6, 7, 8],
  '3.6': [1],
  '3.7': [1, 2, 3, 4, 5],
  '4.1': [1, 2, 3, 4, 5],
  '4.2': [1, 2, 3, 4, 5],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3, 4, 5, 6],
  '5.3': [1, 2, 3],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.4': [1, 2, 3, 4, 5, 6],
  '6.5': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.6': [1, 2, 3, 4],
  '6.7': [1, 2],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2, 3],
  '7.6': [1, 2],
  '8.1': [1, 2, 3, 4],
  '8.2': [1, 2, 3, 4],
  '8.3': [1, 2, 3],
  '8.4': [1, 2],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2, 3],
  '10.3': [1, 2, 3, 4, 5],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2, 3, 4],
  '11.2': [1, 2, 3, 4, 5],
  '11.3': [1, 2, 3, 4, 5],
  '11.4': [1, 2, 3, 4],
  '11.5': [1, 2],
  '11.6': [1, 2],
  '11.7': [1, 2],
  '12.1': [1, 2, 3, 4, 5],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4, 5],
  '13.1': [1, 2, 3, 4],
  '13.2': [1, 2, 3, 4, 5, 6],
  '13.3': [1, 2, 3, 4],
  '13.4': [1, 2, 3, 4, 5, 6, 7],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3, 4, 5],
  '15.2': [1, 2, 3, 4, 5],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '15.4': [1, 2, 3, 4],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3, 4],
  '17.1': [1, 2],
  '17.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '17.3': [1, 2],
}
const numbers = Object.entries(requirements).flatMap(([section, items]) =>
  items.map((item) => `${section}.${item}`),
)

const [page] = projectFiles('docs/security.md')
const rows = [...(page?.text ?? '').matchAll(/^\| (\d[\d., ]*?) +\| ([^|]+?) +\| (.+?) +\|$/gm)]
const stated = rows.filter(([, first = '']) => /^\d+\.\d+\.\d+/.test(first))

test('docs/security.md states each requirement of ASVS once', () => {
  expect(numbers).toHaveLength(345)
  const named = stated.flatMap(([, first = '']) => first.split(', '))
  expect(named.toSorted()).toEqual(numbers.toSorted())
})

test('a requirement stays where a module goes: its own row links to none', () => {
  const linked = stated.flatMap(([row, first = '']) =>
    row.includes('](../modules/') ? [first] : [],
  )
  expect(withNext(linked, 'give the module a row of its own: | 1.3.6 with catalogue |')).toEqual([])
})

const ofModules = [
  ...(page?.text ?? '').matchAll(
    /^\| (\d[\d., ]+) with ([\w-]+) +\| (Met|Partly|Not met) +\| (.{9,}?) +\|$/gm,
  ),
]

test('a row with a module is of a requirement above it, and links to the module, with which it goes', () => {
  expect(ofModules).toHaveLength((page?.text.match(/^\| [\d., ]+ with /gm) ?? []).length)
  for (const [, first = '', name = '', , reason = ''] of ofModules) {
    expect(stated.map(([, numbersOfRow]) => numbersOfRow)).toContain(first)
    expect([...reason.matchAll(/\]\(\.\.\/modules\/([\w-]+)\//g)].map(([, each]) => each)).toEqual(
      expect.arrayContaining([name]),
    )
  }
})

test('docs/security.md counts its own rows rightly and gives a reason in each', () => {
  const states = ['Met', 'Partly', 'Not met', 'Not applicable']
  const counts = new Map(states.map((state) => [state, 0]))
  for (const [, first = '', state = '', reason = ''] of stated) {
    expect([first, states.includes(state), reason.length > 8]).toEqual([first, true, true])
    counts.set(state, (counts.get(state) ?? 0) + first.split(', ').length)
  }
  const summary = rows.find(([, first = '']) => /^\d+$/.test(first))
  const cells = summary?.[0].split('|').map((cell) => Number(cell.trim())) ?? []
  expect(cells.slice(1, -1)).toEqual([...counts.values(), numbers.length])
})

test('every file that docs/security.md names is there', () => {
  const links = [...(page?.text ?? '').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
  expect(links.length).toBeGreaterThan(80)
  const missing = links
    .map(([, link = '']) => join(dirname('docs/security.md'), link))
    .filter((path) => !existsSync(join(root, path)))
  expect(withNext(missing, 'correct the links of docs/security.md')).toEqual([])
})
