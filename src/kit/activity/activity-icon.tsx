import {
  Ban,
  BookMarked,
  BookPlus,
  BookUp,
  BookX,
  Building2,
  FileDown,
  FileUp,
  Library,
  Link2,
  ListRestart,
  ListX,
  LogIn,
  LogOut,
  type LucideIcon,
  MailPlus,
  MailX,
  MonitorX,
  PencilLine,
  Share2,
  ShieldAlert,
  Tag,
  Trash2,
  Unlink2,
  UserRoundCheck,
  UserRoundCog,
  UserRoundMinus,
  UserRoundPen,
  UserRoundPlus,
  UserRoundX,
  UsersRound,
  VenetianMask,
} from 'lucide-react'
import type { Activity } from './activity-list.server.ts'

type Action = Activity['action']

const icons: Record<Action, LucideIcon> = {
  'session.start': LogIn,
  'session.end': LogOut,
  'session.revoke': MonitorX,
  'code.fail': ShieldAlert,
  'impersonation.start': VenetianMask,
  'impersonation.stop': VenetianMask,
  'user.create': UserRoundPlus,
  'user.update': UserRoundPen,
  'user.delete': UserRoundX,
  'user.ban': Ban,
  'user.unban': UserRoundCheck,
  'user.export': FileDown,
  'book.create': BookPlus,
  'book.update': PencilLine,
  'book.delete': Trash2,
  'book.restore': BookUp,
  'book.deletePermanently': BookX,
  'book.bulk': Library,
  'book.import': FileUp,
  'book.export': FileDown,
  'genre.create': Tag,
  'genre.update': Tag,
  'genre.delete': Tag,
  'genre.merge': Tag,
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
  'job.retry': ListRestart,
  'job.delete': ListX,
}

export const isAction = (text: string): text is Action => Object.hasOwn(icons, text)

export const allActions = Object.keys(icons).filter(isAction)

const grave = new Set<Action>([
  'code.fail',
  'user.ban',
  'user.delete',
  'impersonation.start',
  'organization.delete',
])

export function ActivityIcon({ action }: Pick<Activity, 'action'>) {
  const Drawing = icons[action]
  return (
    <span
      aria-hidden
      className={`grid size-9 shrink-0 place-items-center rounded-full ${grave.has(action) ? 'bg-warning-tint text-warning' : 'bg-sunken text-ink-soft'}`}
    >
      <Drawing className="size-4.5" />
    </span>
  )
}
