import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { addMember, requireRoomFor } from '../members/verbs/add-member.server.ts'
import { organizationColumns } from '../organization-columns.server.ts'
import { organizationDuplicate } from '../organization-errors.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { OrganizationDraft, OwnOrganization } from '../organization.ts'
import { showOrganization } from '../show-organization.server.ts'
import { slugOf } from '../slug.ts'
import { teamMembers, teams } from '../teams/team.table.server.ts'
import { organizationTarget, recordedOrganization } from './record-organization.server.ts'
import { requireOwnLogo } from './require-own-logo.server.ts'

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
    await requireRoomFor(transaction, userId, config.limits.organizationsPerPerson)
    await requireOwnLogo(transaction, userId, logoId)
    const slug = draft.slug ?? slugOf(name) ?? crypto.randomUUID().slice(0, 8)
    const [organization] = await transaction
      .insert(organizations)
      .values({ name, slug, logoId })
      .returning(organizationColumns)
    if (!organization) throw new Error('An organization that was written is there')
    const { id: organizationId } = organization
    const memberId = await addMember(transaction, { organizationId, userId, role: 'owner' })
    const [team] = await transaction.insert(teams).values({ organizationId, name }).returning()
    if (team) await transaction.insert(teamMembers).values({ teamId: team.id, memberId })
    await record(transaction, acting.by, {
      action: 'organization.create',
      target: organizationTarget(organization),
      after: recordedOrganization(organization),
    })
    return showOrganization({ ...organization, role: 'owner', memberId })
  }
  return withConstraints({ organizations_slug_unique: taken }, () => acting.orm.transaction(create))
}
