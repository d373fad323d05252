import type { OrganizationParts } from '#kit/parts/index.ts'
import { teamChoicesQuery } from './teams.queries.ts'

export default {
  name: 'teams',
  tabs: [
    {
      order: 20,
      to: '/app/organizations/$slug/teams',
      label: ({ t }) => t('organizations:teams.caption'),
    },
  ],
  memberFilter: { field: 'teamId', choicesOf: teamChoicesQuery },
  counts: { teamCount: ({ t }) => t('organizations:teams.caption') },
} satisfies OrganizationParts
