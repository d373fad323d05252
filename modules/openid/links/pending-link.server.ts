import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  clearCookie,
  readCookie,
  setCookie,
  verifications,
} from '#domains/identity/auth/index.server.ts'
import type { ApiContext } from '#platform/context/api-context.ts'

const linkSchema = z.object({
  link: z.object({
    provider: z.string(),
    providerName: z.string(),
    /** Another provider of the organization means others by its ids. */
    client: z.string(),
    accountId: z.string(),
    userId: z.string(),
    email: z.string(),
    idToken: z.optional(z.string()),
  }),
})

export type PendingLink = z.infer<typeof linkSchema>['link']

type Context = Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>

/** A sign-in that the provider has admitted, and that the owner of the account has to confirm in this browser. */
export async function storePendingLink(context: Context, link: PendingLink): Promise<void> {
  const { config, database } = context
  const identifier = randomBytes(32).toString('base64url')
  const seconds = config.limits.codeMinutes * 60
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`
  const value = JSON.stringify({ link })
  await database.orm.insert(verifications).values({ identifier, value, expiresAt })
  setCookie(context, 'account_link', identifier, seconds)
}

export async function findPendingLink(
  { config, database, request }: Omit<Context, 'answerHeaders'>,
  email: string,
): Promise<PendingLink | undefined> {
  const identifier = readCookie(request.headers, 'account_link', config)
  if (identifier === undefined) return undefined
  const [found] = await database.orm
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)))
  const link = found && linkSchema.safeParse(JSON.parse(found.value)).data?.link
  return link?.email === email ? link : undefined
}

export async function forgetPendingLink(context: Context): Promise<void> {
  const { config, database, request } = context
  const identifier = readCookie(request.headers, 'account_link', config)
  if (identifier === undefined) return
  await database.orm.delete(verifications).where(eq(verifications.identifier, identifier))
  clearCookie(context, 'account_link')
}
