import type { OrganizationParts } from '#kit/parts/index.ts'

export default {
  name: 'settings',
  tabs: [
    {
      order: 60,
      to: '/app/organizations/$slug/settings',
      label: ({ t }) => t('organizations:settings.caption'),
      wanted: { organisation: ['update'] },
    },
  ],
} satisfies OrganizationParts
