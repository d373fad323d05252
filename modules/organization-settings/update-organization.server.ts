import { eq, sql } from 'drizzle-orm'
import {
  changeOrganization,
  organizationColumns,
  organizationDuplicate,
  organizations,
  type OwnOrganization,
  recordIn,
  requireOwnLogo,
  rights,
  withPermissions,
} from '#modules/organizations/index.server.ts'
import { isLastChangeBy } from '#platform/activity/last-change.ts'
import { changesNothing, changesOf } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { OrganizationChange } from './organization-change.server.ts'
import { organizationConflict } from './settings-errors.server.ts'

const taken = () => organizationDuplicate('slug', 'ORGANIZATION_SLUG_ALREADY_TAKEN')

export const updateOrganization = (
  context: VerbContext<'acting' | 'caller'>,
  { id, version, ...written }: OrganizationChange,
): Promise<OwnOrganization> =>
  changeOrganization(
    context,
    { id, right: rights.updateOrganization, refusals: { organizations_slug_unique: taken } },
    async ({ transaction, organization: { role, memberId, ...current } }) => {
      const { acting, caller } = context
      if (current.version !== version) {
        throw organizationConflict(current, await isLastChangeBy(transaction, acting.by, current))
      }
      if (changesNothing<typeof current>(current, written)) {
        return withPermissions({ ...current, role, memberId })
      }
      const { logoId = current.logoId } = written
      if (logoId !== current.logoId) await requireOwnLogo(transaction, caller.user.id, logoId)
      const [updated] = await transaction
        .update(organizations)
        .set({ ...written, version: sql`${organizations.version} + 1` })
        .where(eq(organizations.id, id))
        .returning(organizationColumns)
      if (!updated) throw new Error('An update returns the locked row')
      const changes = changesOf(current, updated, ['name', 'slug', 'logoId'])
      const act = { action: 'organization.update', ...changes } as const
      await recordIn(transaction, acting.by, updated, act)
      return withPermissions({ ...updated, role, memberId })
    },
  )
