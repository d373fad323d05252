import {
  Building2,
  MailPlus,
  MailX,
  UserRoundCog,
  UserRoundMinus,
  UserRoundPlus,
  UserRoundX,
  UsersRound,
} from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

/** How the activity record shows changes to organizations. */
export const activity: ActivityParts = {
  ...recorded,
  icons: {
    'organization.create': Building2,
    'organization.update': Building2,
    'organization.delete': Building2,
    'member.join': UserRoundPlus,
    'member.leave': UserRoundMinus,
    'member.update': UserRoundCog,
    'member.remove': UserRoundX,
    'team.create': UsersRound,
    'team.update': UsersRound,
    'team.delete': UsersRound,
    'team.addMember': UserRoundPlus,
    'team.removeMember': UserRoundMinus,
    'invitation.create': MailPlus,
    'invitation.resend': MailPlus,
    'invitation.cancel': MailX,
    'invitation.decline': MailX,
  },
  warnings: ['organization.delete'],
  facts: { slug: 'text', logoId: 'picture', organization: 'text', team: 'text' },
}
