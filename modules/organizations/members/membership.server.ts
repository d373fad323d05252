import { and, eq } from 'drizzle-orm'
import type { Caller } from '#platform/access/caller.ts'
import type { Actor } from '#platform/activity/actor.ts'
import { type Act, record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { HttpError } from '#platform/errors/http-error.ts'
import { organizationError } from '../organization-errors.server.ts'
import type { Right } from '../organization-rights.server.ts'
import { organizationColumns, organizations } from '../organization.table.server.ts'
import type { Organization, OwnOrganization } from '../organization.ts'
import { members } from './member.table.server.ts'
import { mayIn, permissionsIn } from './organization-roles.ts'

type Reader = Pick<Database['orm'], 'select'>
type Membership = Omit<OwnOrganization, 'permissions'>

export async function findMembership(
  orm: Reader,
  { user, key }: Pick<Caller, 'user' | 'key'>,
  organizationId: string,
  right?: Right,
): Promise<Membership> {
  const [found] = await orm
    .select({ ...organizationColumns, role: members.role, memberId: members.id })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(and(eq(members.userId, user.id), eq(members.organizationId, organizationId)))
  const isOfAnother = (key?.organizationId ?? organizationId) !== organizationId
  if (!found || isOfAnother) throw organizationError('ORGANIZATION_NOT_FOUND')
  if (right && !mayIn(found.role, right.wanted)) throw right.refusal()
  return found
}

export const withPermissions = (found: Membership): OwnOrganization => ({
  ...found,
  permissions: Object.fromEntries(
    Object.entries(permissionsIn(found.role)).map(([resource, actions]) => [
      resource,
      [...actions],
    ]),
  ),
})

/** Take this lock first: it serialises all changes to members, invitations and teams of an organization. */
export async function lockOrganizationForUpdate(transaction: Transaction, id: string) {
  const [organization] = await transaction
    .select(organizationColumns)
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('no key update')
  if (!organization) throw organizationError('ORGANIZATION_NOT_FOUND')
  return organization
}

/** All activity in an organization has it as the target, so that its members can list it. */
export const recordIn = (
  transaction: Transaction,
  by: Actor,
  { id, name, version }: Pick<Organization, 'id' | 'name' | 'version'>,
  act: Omit<Act, 'target'>,
) => record(transaction, by, { ...act, target: { type: 'organization', id, name, version } })

interface Changing {
  id: string
  right?: Right
  refusals?: Record<string, () => HttpError>
}

interface Change {
  transaction: Transaction
  organization: Membership
  recordAct: (act: Omit<Act, 'target'>) => Promise<void>
}

export const changeOrganization = <Result>(
  { acting: { orm, by }, caller }: VerbContext<'acting' | 'caller'>,
  { id, right, refusals = {} }: Changing,
  change: (change: Change) => Promise<Result>,
): Promise<Result> =>
  withConstraints(refusals, () =>
    orm.transaction(async (transaction) => {
      await lockOrganizationForUpdate(transaction, id)
      const organization = await findMembership(transaction, caller, id, right)
      const recordAct: Change['recordAct'] = (act) => recordIn(transaction, by, organization, act)
      return change({ transaction, organization, recordAct })
    }),
  )

export async function requireBelow(
  count: Promise<number>,
  limit: number,
  refusal: () => HttpError,
): Promise<void> {
  if ((await count) >= limit) throw refusal()
}
