import { pictureAddress } from '#kit/pictures/index.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import type { Organization } from '../organization.ts'

interface OrganizationLogoProps {
  organization: Pick<Organization, 'name' | 'logoId'>
  size?: 'small' | 'medium' | 'large'
}

export function OrganizationLogo({ organization: { name, logoId }, size }: OrganizationLogoProps) {
  const image = logoId && pictureAddress(logoId)
  return <Avatar shape="square" name={name} image={image} size={size} />
}
