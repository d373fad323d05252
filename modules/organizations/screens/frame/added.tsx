import type { OrganizationParts } from '#kit/parts/index.ts'
import type { Organization } from '../../organization.ts'

interface AddedProps {
  organization: Pick<Organization, 'id' | 'name'>
  parts: readonly OrganizationParts[]
}

export const AddedBadges = ({ organization, parts }: AddedProps) =>
  parts.map(({ name, Badge }) => Badge && <Badge key={name} organization={organization} />)

export const AddedItems = ({ organization, parts }: AddedProps) =>
  parts.map(({ name, MenuItem }) => MenuItem && <MenuItem key={name} organization={organization} />)
