import type { OrganizationParts } from '#kit/parts/index.ts'

const ofModules = import.meta.glob<OrganizationParts>('../../modules/*/module.organization.tsx', {
  import: 'default',
  eager: true,
})

export const organizationParts = Object.values(ofModules)
