import {
  Ban,
  LogIn,
  LogOut,
  MonitorX,
  ShieldAlert,
  UserRoundCheck,
  UserRoundPen,
  UserRoundPlus,
  UserRoundX,
  VenetianMask,
} from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export const activity: ActivityParts = {
  ...recorded,
  icons: {
    'session.start': LogIn,
    'session.end': LogOut,
    'session.revoke': MonitorX,
    'code.fail': ShieldAlert,
    'code.guess': ShieldAlert,
    'impersonation.start': VenetianMask,
    'impersonation.stop': VenetianMask,
    'user.create': UserRoundPlus,
    'user.update': UserRoundPen,
    'user.delete': UserRoundX,
    'user.ban': Ban,
    'user.unban': UserRoundCheck,
  },
  warnings: ['code.fail', 'code.guess', 'user.ban', 'user.delete', 'impersonation.start'],
  targets: { user: { path: 'users' } },
  facts: { pictureId: 'picture' },
}
