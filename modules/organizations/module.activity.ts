import { Building2, UserRoundCog, UserRoundMinus, UserRoundPlus, UserRoundX } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

/** Before its creation and after its deletion, an organization hears of nothing. */
const isElsewhere = /^organization\.(create|delete)$/

export default {
  ...recorded,
  organizationActions: recorded.actions.filter((action) => !isElsewhere.test(action)),
  icons: {
    'organization.create': Building2,
    'organization.update': Building2,
    'organization.delete': Building2,
    'member.join': UserRoundPlus,
    'member.leave': UserRoundMinus,
    'member.update': UserRoundCog,
    'member.remove': UserRoundX,
  },
  warnings: ['organization.delete'],
  words: { owner: 'owner', administrator: 'administrator', member: 'member' },
  facts: {
    slug: 'text',
    logoId: 'picture',
    organization: 'text',
  },
} satisfies ActivityParts
