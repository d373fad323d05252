import { expect, test } from 'vitest'
import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '../search/record-search.ts'
import { recentVisits } from './use-recent-places.ts'

const page = (to: string): Command => ({ id: to, to, group: 'manager', label: to })

const users: RecordSearch = {
  group: 'users',
  icon: null,
  needs: {},
  queryKey: ['users'],
  find: () => Promise.resolve([]),
  read: (id) => Promise.resolve({ id, label: id }),
  pathOf: (id, area) => `/${area}/users/${id}`,
}

const noor = '019aa5b0-0000-7000-8000-00000000beef'

test('visited paths are pages and records, each once, the latest first', () => {
  const commands = [page('/manager/users'), page('/manager/activity')]
  const paths = [
    `/manager/users/${noor}/update`,
    '/manager/activity',
    '/manager/nowhere',
    '/manager/users/new',
    `/app/users/${noor}`,
    '/manager/users',
  ]
  const visits = recentVisits(paths, { commands, searches: [users] })
  expect(visits.map(({ command }) => command.id)).toEqual([
    `users.${noor}`,
    '/manager/activity',
    '/manager/users',
  ])
})
