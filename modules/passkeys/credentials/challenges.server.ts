import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  readCookie,
  setCookie,
  signInErrors,
  verifications,
} from '#domains/identity/auth/index.server.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { passkeyVariables } from '../passkey-variables.server.ts'

type Context = Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>

/** Whose passkey is wanted; any user's is without one. */
export type Challenge = { purpose: 'sign-in' | 'add'; userId: string | null }

/** The page of sign-in asks for one when it opens and may stay open for a while. */
const challengeSeconds = 15 * 60

const browserOf = ({ request, config }: Context) =>
  readCookie(request.headers, 'passkey_browser', config)

/** It works once, and only in this browser; each tab has its own. */
export async function issueChallenge(context: Context, { purpose, userId }: Challenge) {
  if (!passkeyVariables.of(context.config).isOpen) throw signInErrors.method()
  const browser = browserOf(context) ?? randomBytes(32).toString('base64url')
  const challenge = new Uint8Array(randomBytes(32))
  await context.database.orm.insert(verifications).values({
    identifier: identifierOf(purpose, browser, Buffer.from(challenge).toString('base64url')),
    value: userId ?? '',
    expiresAt: sql`now() + make_interval(secs => ${challengeSeconds})`,
  })
  setCookie(context, 'passkey_browser', browser, challengeSeconds)
  return challenge
}

interface Signed {
  response: { clientDataJSON: string }
}

export async function takeChallenge(
  context: Context,
  purpose: Challenge['purpose'],
  { response }: Signed,
): Promise<{ challenge: string; userId: string | null } | undefined> {
  const browser = browserOf(context)
  const challenge = challengeIn(response.clientDataJSON)
  if (browser === undefined || challenge === undefined) return undefined
  const [taken] = await context.database.orm
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(purpose, browser, challenge)),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: verifications.value })
  return taken && { challenge, userId: taken.userId || null }
}

const identifierOf = (...parts: [Challenge['purpose'], browser: string, challenge: string]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const clientData = z.object({ challenge: z.string() })

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString()
    return clientData.safeParse(JSON.parse(text)).data?.challenge
  } catch {
    return undefined
  }
}
