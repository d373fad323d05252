import { and, eq, inArray } from 'drizzle-orm'
import { type Activity, listActivity, personEmail } from '#kit/activity/index.server.ts'
import { findMembership, members, rights } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type {
  OrganizationActivityPage,
  OrganizationActivityQuery,
} from './organization-activity.server.ts'

type Orm = Pick<Database['orm'], 'select'>

export async function listOrganizationActivity(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  { id: targetId, ...view }: OrganizationActivityQuery,
): Promise<OrganizationActivityPage> {
  await findMembership(orm, caller, targetId, rights.updateOrganization)
  const { items, ...page } = await listActivity({ orm }, { targetId, ...view })
  const joined = await membersAmong(orm, targetId, invitedEmails(items))
  const known = items.map(
    ({ id, at, actorEmail, actorName, impersonatorId, impersonatorName, ...act }) => {
      const { action, before, after, personName } = act
      const email = isInvitation(act) && personEmail(act)
      return Object.assign(
        { id, at, actorEmail, actorName, impersonatorId, impersonatorName, action, before, after },
        { personName: email && !joined.has(email.toLowerCase()) ? null : personName },
      )
    },
  )
  return { ...page, items: known }
}

const isInvitation = ({ action }: Pick<Activity, 'action'>) => action.startsWith('invitation.')

const invitedEmails = (items: Activity[]) =>
  items.filter(isInvitation).flatMap((item) => personEmail(item) ?? [])

/** Only members are named: an invitation must not reveal who has an account. */
async function membersAmong(orm: Orm, organizationId: string, emails: string[]) {
  if (emails.length === 0) return new Set<string>()
  const rows = await orm
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, organizationId), inArray(users.email, emails)))
  return new Set(rows.map(({ email }) => email.toLowerCase()))
}
