import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { sessions } from '../auth.table.server.ts'
import { inSeconds } from './session-life.server.ts'

/** In characters: a sender may write 8 kB, and no browser needs as many. */
const longestUserAgent = 512

type Start = {
  userId: string
  /** How long it lasts. */
  seconds: number
  impersonatedBy?: string
  language?: string | undefined
  activeOrganizationId?: string | null
  knownBrowserId?: string
}

/** A new session, with a token that nobody has seen. Written here so that its record is written with it. */
export async function startSession(
  transaction: Pick<Database['orm'], 'insert'>,
  { seconds, ...start }: Start,
  headers: Headers | undefined,
) {
  const token = randomBytes(32).toString('base64url')
  const [session] = await transaction
    .insert(sessions)
    .values({ ...start, expiresAt: inSeconds(seconds), token, ...clientPlace(headers) })
    .returning()
  if (!session) throw new Error('A session can always be written')
  return session
}

/** Where a request comes from, as it is stored. */
export const clientPlace = (headers: Headers | undefined) => ({
  ipAddress: currentRequest().clientIp,
  userAgent: headers?.get('user-agent')?.slice(0, longestUserAgent),
})
