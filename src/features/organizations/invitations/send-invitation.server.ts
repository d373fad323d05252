import { type SQL, sql } from 'drizzle-orm'
import { writeInvitation } from '#features/login/index.server.ts'
import { spend } from '#server/auth/rates/rates.ts'
import type { Desk, Transaction } from '../desk.server.ts'
import type { Organization } from '../organization.ts'
import type { invitations } from './invitation.table.server.ts'

/** By the clock that it is read by later. */
export const expiryOf = ({ limits }: Pick<Desk['config'], 'limits'>): SQL =>
  sql`now() + make_interval(days => ${limits.invitationDays})`

/**
 * Nobody sends strangers more mail in our name than one may, and all together nobody more than they bear. Not within a
 * transaction: what is refused counts, too.
 */
export async function spendMail(
  { acting, caller, config }: Pick<Desk, 'acting' | 'caller' | 'config'>,
  email: string,
): Promise<void> {
  const { invitationMailsPerPersonPerHour, invitationMailsPerAddressPerHour } = config.limits
  const [by, to] = [`invitations by ${caller.user.id}`, `invitations to ${email}`]
  const seconds = 3600
  await spend(acting.orm, { key: by, limit: invitationMailsPerPersonPerHour, seconds })
  await spend(acting.orm, { key: to, limit: invitationMailsPerAddressPerHour, seconds })
}

type Sending = {
  invitation: Pick<typeof invitations.$inferSelect, 'id' | 'email' | 'language' | 'expiresAt'>
  organization: Pick<Organization, 'name'>
}

/** Within the transaction of what it offers. It is no use once the offer is over. */
export async function sendInvitation(
  { caller, config, mail }: Pick<Desk, 'caller' | 'config' | 'mail'>,
  transaction: Transaction,
  { invitation, organization }: Sending,
): Promise<void> {
  const letter = await writeInvitation(invitation.language, {
    organization: organization.name,
    inviter: caller.user.name || caller.user.email,
    expiresAt: invitation.expiresAt,
    address: new URL(`/app/invitations/${invitation.id}`, config.baseUrl).href,
  })
  await mail.send(transaction, { to: invitation.email, ...letter }, invitation.expiresAt)
}
