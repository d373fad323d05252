import { expect, test } from 'vitest'
import { genresOf, genreView } from './genre-view.ts'

const genre = (name: string, count: number) => ({
  id: name,
  name,
  nameFr: null,
  nameAr: null,
  nameSw: null,
  colour: 0,
  books: { count, exact: true },
})
const all = [genre('Drama', 2), genre('Épopée', 0), genre('Essay', 7)]

const namesIn = (searchTerm: string, sort: string) =>
  genresOf(all, genreView({ searchTerm, sort }), 'en').map(({ name }) => name)

test('genres are found without case and accents, and sorted by name or books', () => {
  expect(namesIn('', '')).toEqual(['Drama', 'Épopée', 'Essay'])
  expect(namesIn('', 'price')).toEqual(['Drama', 'Épopée', 'Essay'])
  expect(namesIn('', '-name')).toEqual(['Essay', 'Épopée', 'Drama'])
  expect(namesIn('', 'books')).toEqual(['Épopée', 'Drama', 'Essay'])
  expect(namesIn('', '-books')).toEqual(['Essay', 'Drama', 'Épopée'])
  expect(namesIn(' EPO ', '')).toEqual(['Épopée'])
  expect(namesIn('nothing', '')).toEqual([])
})

test('genres are found by any of their names, and sorted by the shown one', () => {
  const named = [
    { ...genre('Children', 1), nameFr: 'Jeunesse' },
    { ...genre('Epics', 2), nameFr: 'Épopées', nameAr: 'ملاحم' },
  ]
  const namesFor = (searchTerm: string) =>
    genresOf(named, genreView({ searchTerm, sort: 'name' }), 'fr').map(({ name }) => name)
  expect(namesFor('')).toEqual(['Epics', 'Children'])
  expect(namesFor('epics')).toEqual(['Epics'])
  expect(namesFor('epopee')).toEqual(['Epics'])
  expect(namesFor('ملاحم')).toEqual(['Epics'])
})
