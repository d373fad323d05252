import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { meanwhile } from '#platform/list/test-meanwhile.ts'
import { organized } from '../../test-organizations.server.ts'
import { members } from '../member.table.server.ts'
import { readMembersOf } from './list-members.server.ts'

const database = await testDatabase()

test('a member who leaves between the search and the read leaves the other rows alone', async () => {
  const { person, organization, joins } = await organized(database)
  const { id } = await organization(await person('Ada'))
  const joined: string[] = []
  for (const name of ['ReaderA', 'ReaderB', 'ReaderC', 'ReaderD']) {
    const member = await joins(id, await person(name), 'member')
    joined.push(member.id)
  }
  const query = { id, searchTerm: 'reader', limit: 3 }
  const { orm, wasDone } = meanwhile(database, () =>
    database.orm.delete(members).where(eq(members.id, joined[2] ?? '')),
  )
  const page = await readMembersOf(orm, query)
  expect(wasDone()).toBe(true)
  expect(page.items.map(({ name }) => name)).toEqual(['ReaderA', 'ReaderB', 'ReaderD'])
})
