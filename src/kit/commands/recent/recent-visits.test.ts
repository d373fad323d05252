import { expect, test } from 'vitest'
import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { recentVisits } from './recent-visits.ts'

const page = (to: string): Command => ({ id: to, to, group: 'manager', label: to })

const books: RecordSearch = {
  group: 'books',
  icon: null,
  needs: {},
  queryKey: ['books'],
  find: () => Promise.resolve([]),
  read: (id) => Promise.resolve({ id, label: id }),
  pathOf: (id, area) => `/${area}/books/${id}`,
}

const emma = '019aa5b0-0000-7000-8000-00000000beef'

test('issue 23.6: visited paths are pages and records, each once, the latest first', () => {
  const commands = [page('/manager/books'), page('/manager/activity')]
  const paths = [
    `/manager/books/${emma}/update`,
    '/manager/activity',
    '/manager/nowhere',
    '/manager/books/new',
    `/app/books/${emma}`,
    '/manager/books',
  ]
  const visits = recentVisits(paths, { commands, searches: [books] })
  expect(visits.map(({ key }) => key)).toEqual([
    `books.${emma}`,
    '/manager/activity',
    '/manager/books',
  ])
})
