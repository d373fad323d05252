import { expect, test } from 'vitest'
import { fieldsNamed, importNames } from '#modules/import-files/index.ts'
import { importableBook as book } from './importable-book.ts'

const names = importNames(book)

const labels = import.meta.glob<{ fields: Record<string, string> }>('../locales/*.json', {
  import: 'default',
  eager: true,
})

test.each(Object.entries(labels))('columns are known by the labels of %s', (_, { fields }) => {
  expect(
    fieldsNamed(
      book,
      names.map((field) => fields[field] ?? ''),
    ),
  ).toEqual(names)
})

test('the usual names are known however they are spelled', () => {
  const usual = ['BOOK TITLE', 'written_by', 'Categories', 'Publishing-House', 'résumé', 'isbn 13']
  const more = [
    'Année de publication',
    'original LANGUAGE',
    'First line',
    'première phrase traduite',
  ]
  expect(fieldsNamed(book, [...usual, ...more])).toEqual(names)
})

test('the name of a field comes before other names, and the first of these first', () => {
  expect(fieldsNamed(book, ['ISBN13', 'ISBN', 'Writer', 'Authors'])).toEqual([
    undefined,
    'isbn',
    'author',
    undefined,
  ])
  expect(fieldsNamed(book, ['title', 'Title'])).toEqual(['title', 'title'])
})
