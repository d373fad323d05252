import { AtSign, KeyRound } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  organizationActions: recorded.actions,
  icons: {
    'emailDomain.add': AtSign,
    'emailDomain.verify': AtSign,
    'emailDomain.lose': AtSign,
    'emailDomain.remove': AtSign,
    'singleSignOn.save': KeyRound,
    'singleSignOn.remove': KeyRound,
  },
  facts: { domain: 'text', issuer: 'text', clientId: 'text', isRequired: 'boolean' },
} satisfies ActivityParts
