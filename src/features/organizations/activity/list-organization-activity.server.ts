import { listActivity } from '#features/activity/index.server.ts'
import type { Desk } from '../desk.server.ts'
import { findMembership } from '../hold-organization.server.ts'
import { rights } from '../organization-rights.server.ts'
import type {
  OrganizationActivityPage,
  OrganizationActivityQuery,
} from './organization-activity.server.ts'

/** What was done in an organization, the newest first, for those who may change it. */
export async function listOrganizationActivity(
  { acting: { orm }, caller }: Pick<Desk, 'acting' | 'caller'>,
  { id: targetId, ...view }: OrganizationActivityQuery,
): Promise<OrganizationActivityPage> {
  await findMembership(orm, caller, targetId, rights.updateOrganization)
  const { items, ...page } = await listActivity({ orm }, { targetId, ...view })
  const known = items.map(
    ({ id, at, actorEmail, impersonatorId, impersonatorName, action, before, after }) =>
      Object.assign(
        { id, at, actorEmail, impersonatorId, impersonatorName, action },
        { before, after },
      ),
  )
  return { ...page, items: known }
}
