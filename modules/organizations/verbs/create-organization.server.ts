import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { memberGroups } from '../members/member-groups.server.ts'
import { recordIn, withPermissions } from '../members/membership.server.ts'
import { organizationLimits } from '../members/organization-limits.server.ts'
import { addMember, requireRoomFor } from '../members/verbs/add-member.server.ts'
import { organizationDuplicate } from '../organization-errors.server.ts'
import { organizationColumns, organizations } from '../organization.table.server.ts'
import type { OrganizationDraft, OwnOrganization } from '../organization.ts'
import { requireOwnLogo } from './own-logo.server.ts'
import { slugOf } from './slug.ts'

export function createOrganization(
  { acting, caller, config }: VerbContext<'acting' | 'caller' | 'config'>,
  draft: OrganizationDraft,
): Promise<OwnOrganization> {
  const { name, logoId = null } = draft
  const userId = caller.user.id
  const taken = () =>
    draft.slug === undefined
      ? organizationDuplicate('name', 'ORGANIZATION_ALREADY_EXISTS')
      : organizationDuplicate('slug', 'ORGANIZATION_SLUG_ALREADY_TAKEN')
  const create = async (transaction: Transaction) => {
    await requireRoomFor(transaction, userId, organizationLimits.of(config))
    await requireOwnLogo(transaction, userId, logoId)
    const slug = draft.slug ?? slugOf(name) ?? crypto.randomUUID().slice(0, 8)
    const [organization] = await transaction
      .insert(organizations)
      .values({ name, slug, logoId })
      .returning(organizationColumns)
    if (!organization) throw new Error('An insert returns its row')
    const { id: organizationId } = organization
    const memberId = await addMember(transaction, { organizationId, userId, role: 'owner' })
    await memberGroups?.begin(transaction, { organizationId, name, memberId })
    const after = { name, slug, logoId }
    await recordIn(transaction, acting.by, organization, { action: 'organization.create', after })
    return withPermissions({ ...organization, role: 'owner', memberId })
  }
  return withConstraints({ organizations_slug_unique: taken }, () => acting.orm.transaction(create))
}
