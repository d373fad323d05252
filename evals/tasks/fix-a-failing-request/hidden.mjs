import { expect, test } from 'vitest'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test.each(['/books', '/books/count', '/users', '/genres'])(
  'a null byte in a search of %s finds nothing',
  async (path) => {
    const { call } = await managed(database)
    for (const term of ['%00', 'a%00b', '%00%00%20emma']) {
      expect(await call('GET', `${path}?searchTerm=${term}`)).toMatchObject({ status: 200 })
    }
  },
)
