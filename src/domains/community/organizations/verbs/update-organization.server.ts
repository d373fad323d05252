import { eq, sql } from 'drizzle-orm'
import { changesNothing, record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import { organizationColumns } from '../organization-columns.server.ts'
import { organizationDuplicate, organizationConflict } from '../organization-errors.server.ts'
import { rights } from '../organization-rights.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { OrganizationChange, OwnOrganization } from '../organization.ts'
import { showOrganization } from '../show-organization.server.ts'
import { lockMembershipForUpdate } from './lock-organization.server.ts'
import { organizationChanges, organizationTarget } from './record-organization.server.ts'
import { requireOwnLogo } from './require-own-logo.server.ts'

const taken = () => organizationDuplicate('slug', 'ORGANIZATION_SLUG_ALREADY_TAKEN')

export const updateOrganization = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, version, ...written }: OrganizationChange,
): Promise<OwnOrganization> =>
  withConstraints({ organizations_slug_unique: taken }, () =>
    acting.orm.transaction(async (transaction) => {
      const held = await lockMembershipForUpdate(transaction, caller, id, rights.updateOrganization)
      const { role, memberId, ...current } = held
      if (current.version !== version) throw organizationConflict(current)
      if (changesNothing<typeof current>(current, written)) return showOrganization(held)
      const { logoId = current.logoId } = written
      if (logoId !== current.logoId) await requireOwnLogo(transaction, caller.user.id, logoId)
      const [organization] = await transaction
        .update(organizations)
        .set({ ...written, version: sql`${organizations.version} + 1` })
        .where(eq(organizations.id, id))
        .returning(organizationColumns)
      if (!organization) throw new Error('An organization that is held is there')
      const target = organizationTarget(organization)
      const changes = organizationChanges(current, organization)
      await record(transaction, acting.by, { action: 'organization.update', target, ...changes })
      return showOrganization({ ...organization, role, memberId })
    }),
  )
