import { changesOf } from '#platform/activity/record.ts'
import type { Organization } from '../organization.ts'

/** All activity in an organization has this target, so that its members can list it. */
export const organizationTarget = ({ id, name }: Pick<Organization, 'id' | 'name'>) =>
  ({ type: 'organization', id, name }) as const

export const recordedOrganization = ({ name, slug, logoId }: Organization) => ({
  name,
  slug,
  logoId,
})

export const organizationChanges = (before: Organization, after: Organization) =>
  changesOf(before, after, ['name', 'slug', 'logoId'])
