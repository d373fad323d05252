import { UserRoundMinus, UserRoundPlus, UsersRound } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  organizationActions: recorded.actions,
  icons: {
    'team.create': UsersRound,
    'team.update': UsersRound,
    'team.delete': UsersRound,
    'team.addMember': UserRoundPlus,
    'team.removeMember': UserRoundMinus,
  },
  facts: { team: 'text' },
} satisfies ActivityParts
