import { Fingerprint, ShieldAlert } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: {
    'passkey.create': Fingerprint,
    'passkey.update': Fingerprint,
    'passkey.delete': Fingerprint,
    'passkey.refuse': ShieldAlert,
    'passkey.excuse': ShieldAlert,
  },
  warnings: ['passkey.create', 'passkey.refuse', 'passkey.excuse'],
} satisfies ActivityParts
