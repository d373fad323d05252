import { type SQL, sql } from 'drizzle-orm'
import { unsubscribeFrom, wantAtOnce } from '#kit/notices/index.server.ts'
import type { Organization } from '#modules/organizations/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { consumeRateLimit, consumeRateLimitBySource } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { pseudonymOf } from '#platform/secrets/pseudonym.ts'
import { invitationLimits } from '../invitation-limits.server.ts'
import { invitationMail } from '../invitation-mail/invitation-mail.server.ts'
import type { invitations } from '../invitation.table.server.ts'
import { invitationPath } from './open-invitation.server.ts'

/** Computed by the database, whose clock also decides whether an invitation has expired. */
export const expiryOf = (config: Pick<VerbContext['config'], 'variables'>): SQL =>
  sql`now() + make_interval(days => ${invitationLimits.of(config).invitationDays})`

/**
 * Limits invitations by inviter, source, recipient and the whole installation, in this order: a call that one limit
 * refuses does not use up the wider ones. Never call it in a transaction: refused attempts count too.
 */
export async function consumeMailLimits(
  { acting, caller, config }: VerbContext<'acting' | 'caller' | 'config'>,
  email: string,
): Promise<void> {
  const limits = invitationLimits.of(config)
  const { orm } = acting
  const seconds = 3600
  const consume = (key: string, limit: number) => consumeRateLimit(orm, { key, limit, seconds })
  await consume(`invitations by ${caller.user.id}`, limits.invitationMailsPerPersonPerHour)
  await consumeRateLimitBySource(orm, {
    name: 'invitations',
    address: currentRequest().clientIp,
    limit: limits.invitationMailsPerSourcePerHour,
    seconds,
  })
  const recipient = pseudonymOf(config.authSecret, 'rates', email)
  await consume(`invitations to ${recipient}`, limits.invitationMailsPerAddressPerHour)
  await consume('invitations', limits.invitationMailsPerHour)
}

type Sending = {
  invitation: Pick<typeof invitations.$inferSelect, 'id' | 'email' | 'language' | 'expiresAt'>
  organization: Pick<Organization, 'name'>
  /** Accounts whose address it is. */
  accounts: readonly string[]
}

/**
 * Runs in the transaction that creates the invitation. The message expires together with the invitation.
 * Those who chose a digest, or none, get no message of its own.
 */
export async function sendInvitation(
  { caller, config, mail }: VerbContext<'caller' | 'config' | 'mail'>,
  transaction: Transaction,
  { invitation, organization, accounts }: Sending,
): Promise<void> {
  const [userId] = await wantAtOnce(transaction, accounts, 'invitation')
  if (accounts.length > 0 && userId === undefined) return
  const unsubscribe = userId && (await unsubscribeFrom(config, { userId, topics: ['invitation'] }))
  const message = await invitationMail.compose(invitation.language, {
    organization: organization.name,
    inviter: caller.user.name,
    expiresAt: invitation.expiresAt,
    address: new URL(invitationPath(config, invitation.id), config.baseUrl).href,
    ...(unsubscribe && { unsubscribe: unsubscribe.address }),
  })
  await mail.send(
    transaction,
    {
      to: invitation.email,
      ...message,
      ...(unsubscribe && { headers: unsubscribe.headers }),
    },
    {
      lane: 'bulk',
      uselessAt: invitation.expiresAt,
      subjectId: invitation.id,
      senderId: caller.user.id,
    },
  )
}
