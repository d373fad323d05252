import { expect, test } from 'vitest'
import { saveMerged } from './save-merged.ts'

type Book = { title: string; author: string; publisher: string; version: number }
const emma: Book = { title: 'Emma', author: 'Austen', publisher: 'Murray', version: 1 }
type Draft = Omit<Book, 'version'>
const valuesOf = ({ title, author, publisher }: Draft): Draft => ({ title, author, publisher })

function stored(...others: Partial<Draft>[]) {
  let book = emma
  const changes = [...others]
  const save = (draft: Draft, seen: Book) => {
    const other = changes.shift()
    if (other) book = { ...book, ...other, version: book.version + 1 }
    if (seen.version !== book.version) return Promise.reject(new Stale(book))
    book = { ...book, ...draft, version: book.version + 1 }
    return Promise.resolve(book)
  }
  const change = (draft: Partial<Draft>) =>
    saveMerged<Draft, Draft, Book>(
      { ...valuesOf(emma), ...draft },
      { seen: emma, valuesOf, parse: valuesOf, save, currentIn },
    )
  return change
}

class Stale extends Error {
  readonly current: Book
  constructor(current: Book) {
    super('stale')
    this.current = current
  }
}

const currentIn = (error: unknown) => (error instanceof Stale ? error.current : undefined)

test('a change of the current version is saved as it is', async () => {
  expect(await stored()({ title: 'Emma.' })).toMatchObject({
    saved: { title: 'Emma.', version: 2 },
    isMerged: false,
    isOwn: false,
  })
})

test('changes of different fields merge by themselves, however often', async () => {
  const change = stored({ publisher: 'Penguin' }, { author: 'Jane Austen' })
  expect(await change({ title: 'Emma.' })).toEqual({
    saved: { title: 'Emma.', author: 'Jane Austen', publisher: 'Penguin', version: 4 },
    isMerged: true,
    isOwn: false,
  })
})

test('only fields that both changed are a conflict, the others are merged in it', async () => {
  const change = stored({ title: 'EMMA', publisher: 'Penguin' })
  expect(await change({ title: 'Emma.', author: 'Jane Austen' })).toMatchObject({
    conflict: {
      mine: { title: 'Emma.', author: 'Jane Austen', publisher: 'Penguin' },
      theirs: { title: 'EMMA', author: 'Austen', publisher: 'Penguin' },
    },
    theirs: { version: 2 },
  })
})

test('the same change by another user is no conflict', async () => {
  expect(await stored({ title: 'Emma.' })({ title: 'Emma.' })).toMatchObject({
    saved: { title: 'Emma.', version: 2 },
    isMerged: false,
    isOwn: false,
  })
})
