import { Link2, Share2, Unlink2 } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: {
    'shelf.share': Share2,
    'shelf.unshare': Share2,
    'shelf.link': Link2,
    'shelf.unlink': Unlink2,
  },
  words: { read: 'read', add: 'add' },
} satisfies ActivityParts
