import type { OrganizationCard } from '#kit/parts/index.ts'

const ofModules = import.meta.glob<OrganizationCard>(
  '../../modules/*/module.organization-card.ts',
  {
    import: 'default',
    eager: true,
  },
)

export const parts = Object.values(ofModules).toSorted((one, other) => one.order - other.order)
