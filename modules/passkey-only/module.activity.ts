import { Fingerprint, KeyRound, ShieldAlert } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: {
    'passkeyOnly.turnOn': Fingerprint,
    'passkeyOnly.turnOff': ShieldAlert,
    'recoveryCode.replace': KeyRound,
    'recoveryCode.use': ShieldAlert,
  },
  warnings: ['passkeyOnly.turnOff', 'recoveryCode.use'],
  words: { 'recovery-code': 'recoveryCode' },
} satisfies ActivityParts
