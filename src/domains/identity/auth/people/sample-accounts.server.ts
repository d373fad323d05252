import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import { stillBanned } from '#platform/access/still-banned.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { publicUserColumns } from './people.server.ts'

const samples = {
  manager: { name: 'Ada Okafor', email: 'admin@example.com', role: 'admin' },
  reader: { name: 'Noor Haddad', email: 'user@example.com', role: 'user' },
}

/** The two ways to look around in a demo. */
export const visitors = ['reader', 'manager'] as const
export type Visitor = (typeof visitors)[number]

const people = Object.values(samples)

export const sampleAddresses = people.map(({ email }) => email)

type Mode = Pick<Config, 'demoMode' | 'localMode' | 'sampleData'>

/** An operator of a public demo asks for sample accounts by `SAMPLE_DATA`. */
export const admitsVisits = ({ demoMode, sampleData }: Omit<Mode, 'localMode'>) =>
  demoMode && sampleData

export async function addSampleAccounts(
  { orm }: Pick<Database, 'orm'>,
  { demoMode, localMode, sampleData }: Mode,
): Promise<void> {
  if (!(localMode || demoMode) || !sampleData || (await orm.$count(users)) > 0) return
  const known = { emailVerified: true, onboardedAt: sql`now()` }
  await orm
    .insert(users)
    .values(people.map((person) => Object.assign({ ...known }, person)))
    .onConflictDoNothing()
}

export async function findSampleAccounts(
  { orm }: Pick<Database, 'orm'>,
  { localMode }: Pick<Mode, 'localMode'>,
): Promise<string[]> {
  if (!localMode) return []
  const found = await orm
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, sampleAddresses))
    .orderBy(asc(users.email))
  return found.map(({ email }) => email)
}

export async function findVisitors(
  database: Pick<Database, 'orm'>,
  config: Omit<Mode, 'localMode'>,
): Promise<Visitor[]> {
  if (!admitsVisits(config)) return []
  const found = await Promise.all(visitors.map((visitor) => findVisitor(database, visitor)))
  return visitors.filter((_, at) => found[at] !== undefined)
}

/** A sample account that was banned or given another role lets no visitor in. */
export async function findVisitor({ orm }: Pick<Database, 'orm'>, visitor: Visitor) {
  const { email, role } = samples[visitor]
  const isThere = and(eq(users.email, email), eq(users.role, role), not(stillBanned))
  const [user] = await orm.select(publicUserColumns).from(users).where(isThere)
  return user
}
