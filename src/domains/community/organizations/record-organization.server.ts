import { changesOf } from '#platform/activity/record.ts'
import type { Organization } from './organization.ts'

/** All that is done in an organization is on record under it, so that its own people find it. */
export const organizationTarget = ({ id, name }: Pick<Organization, 'id' | 'name'>) =>
  ({ type: 'organization', id, name }) as const

export const recordedOrganization = ({ name, slug, logoId }: Organization) => ({
  name,
  slug,
  logoId,
})

export const organizationChanges = (before: Organization, after: Organization) =>
  changesOf(before, after, ['name', 'slug', 'logoId'])
