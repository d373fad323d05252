import { KeyRound } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: {
    'key.create': KeyRound,
    'key.rotate': KeyRound,
    'key.revoke': KeyRound,
  },
  warnings: ['key.create'],
} satisfies ActivityParts
