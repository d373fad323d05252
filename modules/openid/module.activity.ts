import { Fingerprint } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: { 'account.link': Fingerprint, 'account.unlink': Fingerprint },
  warnings: ['account.link'],
  words: { 'link-account': 'linkAccount' },
} satisfies ActivityParts
