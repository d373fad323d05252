import { expect, test } from 'vitest'
import { emailsIn, linesOf, readLines } from './pasted-lines.ts'

test('of each line of a table the first address counts, whatever stands between its cells', () => {
  const table = [
    'Name\tAddress\tRole',
    'Fay\tFay@Example.com\tmember',
    '',
    'Gus Green <gus@example.com>',
    '"Hana", hana@example.com, 2026',
    'Ivo;ivo@example.com;x@example.com',
    'fay@example.com',
  ]
  expect(readLines(table.join('\r\n'))).toEqual([
    { line: 1, text: 'Name\tAddress\tRole', email: undefined, isRepeated: false },
    { line: 2, text: 'Fay\tFay@Example.com\tmember', email: 'fay@example.com', isRepeated: false },
    { line: 4, text: 'Gus Green <gus@example.com>', email: 'gus@example.com', isRepeated: false },
    {
      line: 5,
      text: '"Hana", hana@example.com, 2026',
      email: 'hana@example.com',
      isRepeated: false,
    },
    {
      line: 6,
      text: 'Ivo;ivo@example.com;x@example.com',
      email: 'ivo@example.com',
      isRepeated: false,
    },
    { line: 7, text: 'fay@example.com', email: 'fay@example.com', isRepeated: true },
  ])
})

test('lines end as any machine ends them, and none follows the last', () => {
  expect(linesOf('a\r\nb\rc\nd\n\n')).toEqual(['a', 'b', 'c', 'd'])
})

test('each address is asked about once, and lines without one are left out', () => {
  const lines = readLines('Name\nfay@example.com\nFay@example.com\ngus@example.com')
  expect(emailsIn(lines)).toEqual(['fay@example.com', 'gus@example.com'])
})
