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

/** Shelves belong to users; before its creation and after its deletion, an organization has no webhooks. */
const isElsewhere = /^(shelf\.|organization\.(create|delete)$)/

export const activity: ActivityParts = {
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
