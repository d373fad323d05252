import { MailPlus, MailX } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  organizationActions: recorded.actions,
  icons: {
    'invitation.create': MailPlus,
    'invitation.resend': MailPlus,
    'invitation.cancel': MailX,
    'invitation.decline': MailX,
  },
} satisfies ActivityParts
