import type { OrganizationParts } from '#kit/parts/index.ts'

export default {
  name: 'sharedShelves',
  tabs: [
    {
      order: 40,
      to: '/app/organizations/$slug/shelves',
      label: ({ t }) => t('layouts:navigation.shelves'),
    },
  ],
} satisfies OrganizationParts
