import { expect, test } from 'vitest'
import { type ImportField, fieldsNamed, importFields } from './import-fields.ts'

const labels = import.meta.glob<{ fields: Record<ImportField, string> }>(
  ['./locales/*.json', '../books/locales/*.json'],
  { import: 'default', eager: true },
)

test.each(Object.entries(labels))(
  'issue 18.19: columns are known by the labels of %s',
  (_, { fields }) => {
    expect(fieldsNamed(importFields.map((field) => fields[field]))).toEqual(importFields)
  },
)

test('issue 18.19: the usual names are known however they are spelled', () => {
  const usual = ['BOOK TITLE', 'written_by', 'Categories', 'Publishing-House', 'résumé', 'isbn 13']
  expect(fieldsNamed([...usual, 'Année de publication'])).toEqual(importFields)
})

test('issue 18.19: the name of a field comes before other names, and the first of these first', () => {
  expect(fieldsNamed(['ISBN13', 'ISBN', 'Writer', 'Authors'])).toEqual([
    undefined,
    'isbn',
    'author',
    undefined,
  ])
  expect(fieldsNamed(['title', 'Title'])).toEqual(['title', 'title'])
})
