import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { changeOrganization, findMembership } from '#modules/organizations/index.server.ts'
import { type Caller, requireSure } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { manageSignIn, signInErrors } from '../sign-in-errors.server.ts'
import { emailDomains } from './email-domain.table.server.ts'
import {
  type EmailDomain,
  type EmailDomainDraft,
  type EmailDomainId,
  mostDomains,
} from './email-domain.ts'
import { isRecordThere, recordOf } from './find-record.server.ts'

type Context = VerbContext<'acting' | 'caller'> & Pick<ApiContext, 'config'>
type Orm = Pick<Database['orm'], 'select'>

const refusals = {
  email_domains_unique: signInErrors.domainAdded,
  email_domains_verified: signInErrors.domainTaken,
}

export async function listEmailDomains(
  orm: Orm,
  caller: Caller,
  { id }: { id: string },
): Promise<EmailDomain[]> {
  await findMembership(orm, caller, id, manageSignIn)
  const rows = await orm
    .select()
    .from(emailDomains)
    .where(eq(emailDomains.organizationId, id))
    .orderBy(asc(emailDomains.domain))
  return rows.map(shown)
}

export async function addEmailDomain(
  context: Context,
  { id, domain }: EmailDomainDraft,
): Promise<EmailDomain> {
  requireSure(context.caller, context.config.limits)
  const right = manageSignIn
  return changeOrganization(context, { id, right, refusals }, async (change) => {
    const { transaction, recordAct } = change
    const count = await transaction.$count(emailDomains, eq(emailDomains.organizationId, id))
    if (count >= mostDomains) throw signInErrors.tooManyDomains()
    const token = randomBytes(20).toString('hex')
    const [added] = await transaction
      .insert(emailDomains)
      .values({ organizationId: id, domain, token })
      .returning()
    if (!added) throw new Error('An insert returns its row')
    await recordAct({ action: 'emailDomain.add', subject: subjectOf(added), after: { domain } })
    return shown(added)
  })
}

/** No transaction waits for a name server. */
export async function verifyEmailDomain(
  context: Context,
  wanted: EmailDomainId,
): Promise<EmailDomain> {
  const { acting, caller, config } = context
  requireSure(caller, config.limits)
  const right = manageSignIn
  await findMembership(acting.orm, caller, wanted.id, right)
  const found = await findEmailDomain(acting.orm, wanted)
  const isThere = await isRecordThere(config, found).catch((err: unknown) => {
    currentRequest().log.warn({ err, domain: found.domain }, 'No name server answers')
    throw signInErrors.domainNotChecked()
  })
  if (!isThere) throw signInErrors.noRecord()
  const change = { id: wanted.id, right, refusals }
  return changeOrganization(context, change, async ({ transaction, recordAct }) => {
    const { verifiedAt, domain } = await findEmailDomain(transaction, wanted)
    const [verified] = await transaction
      .update(emailDomains)
      .set({ seenAt: sql`now()`, verifiedAt: sql`coalesce(${emailDomains.verifiedAt}, now())` })
      .where(eq(emailDomains.id, wanted.domainId))
      .returning()
    if (!verified) throw signInErrors.domainNotFound()
    const subject = subjectOf(verified)
    if (!verifiedAt) await recordAct({ action: 'emailDomain.verify', subject, after: { domain } })
    return shown(verified)
  })
}

export async function removeEmailDomain(context: Context, wanted: EmailDomainId): Promise<void> {
  requireSure(context.caller, context.config.limits)
  const change = { id: wanted.id, right: manageSignIn }
  return changeOrganization(context, change, async ({ transaction, recordAct }) => {
    const found = await findEmailDomain(transaction, wanted)
    const { domain } = found
    await transaction.delete(emailDomains).where(eq(emailDomains.id, wanted.domainId))
    const subject = subjectOf(found)
    await recordAct({ action: 'emailDomain.remove', subject, before: { domain } })
  })
}

const subjectOf = ({ id, domain }: typeof emailDomains.$inferSelect) => ({ id, name: domain })

async function findEmailDomain(orm: Orm, { id, domainId }: EmailDomainId) {
  const [found] = await orm
    .select()
    .from(emailDomains)
    .where(and(eq(emailDomains.id, domainId), eq(emailDomains.organizationId, id)))
  if (!found) throw signInErrors.domainNotFound()
  return found
}

function shown(row: typeof emailDomains.$inferSelect): EmailDomain {
  const { id, domain, verifiedAt, seenAt } = row
  return { id, domain, verifiedAt, seenAt, record: recordOf(row) }
}
