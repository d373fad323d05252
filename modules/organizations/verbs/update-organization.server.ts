import { and, eq, sql } from 'drizzle-orm'
import { pictures } from '#kit/pictures/index.server.ts'
import { isLastChangeBy } from '#platform/activity/last-change.ts'
import { changesNothing, changesOf } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { changeOrganization, recordIn, withPermissions } from '../members/membership.server.ts'
import { organizationConflict, organizationDuplicate } from '../organization-errors.server.ts'
import { rights } from '../organization-rights.server.ts'
import { organizationColumns, organizations } from '../organization.table.server.ts'
import {
  type OrganizationChange,
  organizationMessages,
  type OwnOrganization,
} from '../organization.ts'

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

/** The user must have uploaded the picture; another picture is reported as unknown. */
export async function requireOwnLogo(
  transaction: Transaction,
  userId: string,
  logoId: string | null,
): Promise<void> {
  if (logoId === null) return
  const [picture] = await transaction
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.id, logoId), eq(pictures.uploaderId, userId)))
    .for('key share')
  if (picture) return
  const { logoUnknown } = organizationMessages
  throw httpErrors.notValid(logoUnknown, { logoId: logoUnknown })
}
