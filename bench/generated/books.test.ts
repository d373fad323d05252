import { expect, test } from 'vitest'
import { madeBooks } from './books.ts'
import { languages } from './languages.ts'

const books = [...madeBooks(20_000)]

test('made books are the same each time', () => {
  expect([...madeBooks(50)]).toEqual(books.slice(0, 50))
  expect([...madeBooks(50, 2)]).not.toEqual(books.slice(0, 50))
})

test('their words are as frequent as in a language', () => {
  const times = new Map<string, number>()
  for (const { title } of books) {
    for (const word of title.toLowerCase().split(' ')) times.set(word, (times.get(word) ?? 0) + 1)
  }
  const [first, second] = languages[0].words
  expect(times.get(first ?? '')! / times.get(second ?? '')!).toBeGreaterThan(1.4)
  const once = [...times.values()].filter((count) => count === 1).length
  expect(once / times.size).toBeGreaterThan(0.4)
})

test('no author has written most of the books, and most authors wrote few', () => {
  const written = Object.groupBy(books, ({ author }) => author)
  const counts = Object.values(written).map((some) => some?.length ?? 0)
  expect(Math.max(...counts)).toBeLessThan(books.length / 200)
  expect(counts.filter((count) => count <= 3).length / counts.length).toBeGreaterThan(0.5)
})

test('rare words have only sequences of letters that real ones have', () => {
  const [{ words }] = languages
  const threes = (word: string) =>
    Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))
  const real = new Set(words.slice(0, 1280).flatMap(threes))
  expect(
    words
      .slice(1280)
      .flatMap(threes)
      .filter((three) => !real.has(three)),
  ).toEqual([])
})
