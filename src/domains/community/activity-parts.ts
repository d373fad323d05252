import {
  BookMarked,
  Building2,
  Link2,
  MailPlus,
  MailX,
  Share2,
  Unlink2,
  UserRoundCog,
  UserRoundMinus,
  UserRoundPlus,
  UserRoundX,
  UsersRound,
} from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

/** How the activity record shows changes to organizations and shelves. */
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
    'shelf.create': BookMarked,
    'shelf.update': BookMarked,
    'shelf.delete': BookMarked,
    'shelf.share': Share2,
    'shelf.unshare': Share2,
    'shelf.link': Link2,
    'shelf.unlink': Unlink2,
  },
  warnings: ['organization.delete'],
  facts: { slug: 'text', logoId: 'picture', organization: 'text', team: 'text' },
}
