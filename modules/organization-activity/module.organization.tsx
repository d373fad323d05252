import type { OrganizationParts } from '#kit/parts/index.ts'

export default {
  name: 'activity',
  tabs: [
    {
      order: 50,
      to: '/app/organizations/$slug/activity',
      label: ({ t }) => t('organizations:activity.caption'),
      wanted: { organisation: ['update'] },
    },
  ],
} satisfies OrganizationParts
