import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isShownAs, shownRole } from './role-columns.server.ts'

const { orm } = await testDatabase()

test('a user has one shown role, the first of theirs, and is found by it alone', async () => {
  const names = ['admin', 'librarian', 'support', 'user']
  const stored = {
    admin: ['admin', 'user,admin', 'librarian, admin'],
    librarian: ['librarian', 'user,librarian', 'support, librarian'],
    support: ['support', 'user,support'],
    user: ['user', 'guest', 'librarians'],
  }
  for (const [shown, roles] of Object.entries(stored)) {
    await orm.delete(users)
    for (const role of roles) await orm.insert(users).values({ email: `${role}@example.com`, role })
    const rows = await orm.select({ role: shownRole(names) }).from(users)
    expect(rows).toEqual(roles.map(() => ({ role: shown })))
    for (const name of names) {
      const count = await orm.$count(users, isShownAs(name, names))
      expect([shown, name, count]).toEqual([shown, name, name === shown ? roles.length : 0])
    }
  }
})
