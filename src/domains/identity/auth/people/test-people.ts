import { users } from '#platform/access/tables.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'

type Facts = Partial<typeof users.$inferInsert>

export function peopleIn({ orm }: Pick<TestDatabase, 'orm'>) {
  const mark = crypto.randomUUID().slice(0, 8)
  return async (name: string, facts: Facts = {}) => {
    const email = `${name.toLowerCase()}.${mark}@example.com`
    const [made] = await orm
      .insert(users)
      .values({ name, email, emailVerified: true, ...facts })
      .returning()
    if (!made) throw new Error('A person can always be made')
    return made
  }
}
