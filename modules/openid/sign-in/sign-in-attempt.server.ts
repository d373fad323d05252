import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { verifications } from '#domains/identity/auth/index.server.ts'
import type { Database } from '#platform/database/database.ts'

const attemptSchema = z.object({
  provider: z.string(),
  verifier: z.string(),
  nonce: z.optional(z.string()),
  /** The provider must have seen its user since. */
  isFresh: z.optional(z.boolean()),
  /** The user who asked in a session of their own to be linked. */
  agreedBy: z.optional(z.string()),
  callbackPath: z.string(),
  errorPath: z.string(),
})

export type SignInAttempt = z.infer<typeof attemptSchema>

type Services = { database: Pick<Database, 'orm'> }

export const attemptSeconds = 600

export async function storeAttempt(
  { database }: Services,
  state: string,
  attempt: SignInAttempt,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${attemptSeconds})`
  const value = JSON.stringify(attempt)
  await database.orm.insert(verifications).values({ identifier: state, value, expiresAt })
}

/** The format of `randomState`; PostgreSQL can't even compare some other strings. */
const isState = (text: string) => /^[\w-]{43}$/.test(text)

const isAlive = (state: string) =>
  and(eq(verifications.identifier, state), gt(verifications.expiresAt, sql`now()`))

export async function findAttempt({ database }: Services, state: string) {
  if (!isState(state)) return undefined
  const [found] = await database.orm.select().from(verifications).where(isAlive(state))
  return read(found)
}

export async function takeAttempt({ database }: Services, state: string) {
  const [taken] = await database.orm.delete(verifications).where(isAlive(state)).returning()
  return read(taken)
}

const read = (row: { value: string } | undefined): SignInAttempt | undefined =>
  row && attemptSchema.safeParse(JSON.parse(row.value)).data
