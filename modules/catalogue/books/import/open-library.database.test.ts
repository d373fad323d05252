import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { importing } from './test-import.server.ts'

const database = await testDatabase()
const { run, shelf, empty } = importing(database)
beforeEach(empty)

const moment = '2026-01-01T00:00:00'
const entry = (type: string, key: string, facts: object) =>
  [`/type/${type}`, key, '1', moment, JSON.stringify({ key, ...facts })].join('\t')

test('of a dump the editions are taken, and their authors wherever they stand', async () => {
  const dump = [
    entry('author', '/authors/OL1A', { name: 'Jane Austen' }),
    entry('work', '/works/OL1W', { title: 'Emma' }),
    entry('edition', '/books/OL1M', {
      title: 'Emma',
      by_statement: 'by the author of Pride and Prejudice',
      authors: [{ key: '/authors/OL1A' }, { key: '/authors/OL2A' }],
      isbn_13: ['9780141439519', '978-0-14-143951-8'],
      publishers: ['John Murray', 'Penguin'],
      publish_date: 'December 23, 1815',
      subjects: ['Comedy of manners', 'England'],
      description: { type: '/type/text', value: 'Handsome, clever,\nand rich' },
    }),
    entry('edition', '/books/OL2M', {
      title: 'Middlemarch',
      authors: [{ key: '/authors/OL2A' }],
      isbn_10: ['0141439513'],
      publish_date: 'n.d.',
      subjects: ['x'.repeat(101)],
    }),
    entry('edition', '/books/OL3M', { title: 'Beowulf', by_statement: 'Anonymous' }),
    entry('edition', '/books/OL4M', { title: 'Nobody’s', authors: [{ key: '/authors/OL9A' }] }),
    entry('edition', '/books/OL5M', { title: 'Nobody’s either' }),
    entry('edition', '/books/OL6M', { by_statement: 'Somebody' }),
    '/type/edition\t/books/OL7M\t1\tnow\t{broken',
    entry('author', '/authors/OL2A', { name: 'George Eliot' }),
    entry('author', '/authors/OL3A', { name: '' }),
  ].join('\n')
  const { problems, ...counts } = await run(dump, { format: 'openlibrary' })
  expect(counts).toEqual({
    read: 7,
    created: 3,
    updated: 0,
    unchanged: 0,
    rejected: 4,
    genresCreated: 2,
  })
  expect(problems.map(({ line, field, code }) => [line, field, code])).toEqual([
    [7, 'author', 'REQUIRED'],
    [8, 'title', 'REQUIRED'],
    [9, undefined, 'MALFORMED'],
    [6, 'author', 'AUTHOR_UNKNOWN'],
  ])
  const none = { publisher: null, description: null, isbn: null, publishedYear: null, version: 1 }
  expect(await shelf()).toEqual([
    {
      ...none,
      title: 'Emma',
      author: 'Jane Austen',
      genre: 'Comedy of manners',
      publisher: 'John Murray',
      isbn: '9780141439518',
      publishedYear: 1815,
      description: 'Handsome, clever,\nand rich',
    },
    {
      ...none,
      title: 'Middlemarch',
      author: 'George Eliot',
      genre: 'Unclassified',
      isbn: '9780141439518',
    },
    { ...none, title: 'Beowulf', author: 'Anonymous', genre: 'Unclassified' },
  ])
})
