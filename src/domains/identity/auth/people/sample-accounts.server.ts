import { asc, inArray, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'

const people = [
  { name: 'Ada Okafor', email: 'admin@example.com', role: 'admin' },
  { name: 'Noor Haddad', email: 'user@example.com', role: 'user' },
]

export const sampleAddresses = people.map(({ email }) => email)

export async function addSampleAccounts(
  { orm }: Pick<Database, 'orm'>,
  { localMode, sampleData }: Pick<Config, 'localMode' | 'sampleData'>,
): Promise<void> {
  if (!localMode || !sampleData || (await orm.$count(users)) > 0) return
  const known = { emailVerified: true, onboardedAt: sql`now()` }
  await orm
    .insert(users)
    .values(people.map((person) => Object.assign({ ...known }, person)))
    .onConflictDoNothing()
}

export async function findSampleAccounts(
  { orm }: Pick<Database, 'orm'>,
  { localMode }: Pick<Config, 'localMode'>,
): Promise<string[]> {
  if (!localMode) return []
  const found = await orm
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, sampleAddresses))
    .orderBy(asc(users.email))
  return found.map(({ email }) => email)
}
