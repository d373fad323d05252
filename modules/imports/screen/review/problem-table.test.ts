import { expect, test } from 'vitest'
import { text, year } from '#kit/resource/index.ts'
import { fieldsNamed } from '#modules/import-files/index.ts'
import { problemTable } from './use-save-problems.ts'

const resource = { fields: { name: text({ required: true }), builtYear: year({}) } }
const words = {
  resource,
  text: (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values)].join(' '),
  fieldLabel: (name: string) => name,
  problemText: () => undefined,
}

test('lines with problems are saved as whole rows, whose columns an import knows again', () => {
  const problem = { line: 5, field: 'builtYear', code: 'INVALID', message: 'Not valid' }
  const [header = [], ...rows] = problemTable(words, [
    { line: 5, values: { name: 'Engine', builtYear: 'soon' }, problems: [problem] },
  ])
  expect(fieldsNamed(resource, header)).toEqual(['name', 'builtYear', undefined, undefined])
  expect(rows).toEqual([['Engine', 'soon', '5', 'builtYear: Not valid']])
})

test('a line that could not be read is saved with its text, and a repeated line with the line it repeats', () => {
  const malformed = { line: 6, code: 'MALFORMED', message: 'Malformed' }
  const repeated = { line: 7, field: 'name', code: 'NAME_TAKEN', message: 'Taken', repeats: 2 }
  const [header = [], ...rows] = problemTable(words, [
    { line: 6, values: { name: 'Loom' }, problems: [malformed], raw: 'Loom,18"01' },
    { line: 7, values: { name: 'Engine' }, problems: [repeated] },
  ])
  expect(fieldsNamed(resource, header)).toEqual([
    'name',
    'builtYear',
    undefined,
    undefined,
    undefined,
  ])
  expect(rows).toEqual([
    ['Loom', '', '6', 'Malformed', 'Loom,18"01'],
    ['Engine', '', '7', 'problems.repeats 2', ''],
  ])
})
