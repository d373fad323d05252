import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { organizations } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { consumeRateLimitBySource } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { keysFor, type Secrets } from '#platform/secrets/keys.ts'
import { invitationError } from '../invitation-errors.server.ts'
import { invitationLimits } from '../invitation-limits.server.ts'
import type { OpenedInvitation } from '../invitation.server.ts'
import { invitations, isOpen } from '../invitation.table.server.ts'

type Link = { id: string; token: string }

const tokenBy = (key: string, id: string) => createHmac('sha256', key).update(id).digest()

/** The token proves that the visitor has read the message; signing in is still needed to answer. */
export const invitationPath = (config: Secrets, id: string): string =>
  `/app/invitations/${id}?token=${tokenBy(keysFor(config, 'invitations').current, id).toString('base64url')}`

function isProved(config: Secrets, { id, token }: Link): boolean {
  const given = Buffer.from(token, 'base64url')
  const { current, earlier } = keysFor(config, 'invitations')
  return [current, ...earlier].some((key) => {
    const right = tokenBy(key, id)
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/** A guessed link gets the same answer as one whose invitation is over. */
export async function openInvitation(
  { config, database: { orm } }: Pick<ApiContext, 'config' | 'database'>,
  link: Link,
): Promise<OpenedInvitation> {
  await consumeRateLimitBySource(orm, {
    name: 'links',
    address: currentRequest().clientIp,
    limit: invitationLimits.of(config).linkCallsPerSourcePerMinute,
    seconds: 60,
  })
  if (!isProved(config, link)) throw invitationError('INVITATION_NOT_FOUND')
  const [found] = await orm
    .select({ email: invitations.email, inviter: users.name, organization: organizations.name })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(and(eq(invitations.id, link.id), isOpen))
  if (!found) throw invitationError('INVITATION_NOT_FOUND')
  return found
}
