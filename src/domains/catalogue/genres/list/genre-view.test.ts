import { expect, test } from 'vitest'
import { genresOf, genreView } from './genre-view.ts'

const genre = (name: string, count: number) => ({
  id: name,
  name,
  colour: 0,
  books: { count, exact: true },
})
const all = [genre('Drama', 2), genre('Épopée', 0), genre('Essay', 7)]

const namesIn = (searchTerm: string, sort: string) =>
  genresOf(all, genreView({ searchTerm, sort })).map(({ name }) => name)

test('issue 18.15: genres are found without case and accents, and sorted by name or books', () => {
  expect(namesIn('', '')).toEqual(['Drama', 'Épopée', 'Essay'])
  expect(namesIn('', 'price')).toEqual(['Drama', 'Épopée', 'Essay'])
  expect(namesIn('', '-name')).toEqual(['Essay', 'Épopée', 'Drama'])
  expect(namesIn('', 'books')).toEqual(['Épopée', 'Drama', 'Essay'])
  expect(namesIn('', '-books')).toEqual(['Essay', 'Drama', 'Épopée'])
  expect(namesIn(' EPO ', '')).toEqual(['Épopée'])
  expect(namesIn('nothing', '')).toEqual([])
})
