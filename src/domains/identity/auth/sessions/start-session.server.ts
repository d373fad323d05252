import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { sessions } from '../auth.table.server.ts'
import { inSeconds } from './session-life.server.ts'

export const newToken = () => randomBytes(32).toString('base64url')

/** A client can send 8 kB, and no browser needs that much. */
const maxUserAgentLength = 512

type Start = {
  userId: string
  seconds: number
  impersonatedBy?: string
  language?: string | undefined
  activeOrganizationId?: string | null
  knownBrowserId?: string
  method?: string
  providerId?: string
  idToken?: string | undefined
}

export async function startSession(
  transaction: Pick<Database['orm'], 'insert'>,
  { seconds, ...start }: Start,
  headers: Headers | undefined,
) {
  const [session] = await transaction
    .insert(sessions)
    .values({ ...start, expiresAt: inSeconds(seconds), token: newToken(), ...clientPlace(headers) })
    .returning()
  if (!session) throw new Error('A session can always be written')
  return session
}

export const clientPlace = (headers: Headers | undefined) => ({
  ipAddress: currentRequest().clientIp,
  userAgent: headers?.get('user-agent')?.slice(0, maxUserAgentLength),
})
