import { expect, test } from 'vitest'
import { text, year } from '../../../resource/index.ts'
import { fieldsNamed } from '../../import-fields.ts'
import { problemTable } from './use-save-problems.ts'

const resource = { fields: { name: text({ required: true }), builtYear: year({}) } }
const words = {
  resource,
  text: (key: string) => key,
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
