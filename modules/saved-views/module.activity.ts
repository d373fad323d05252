import { Bookmark, BookmarkMinus, BookmarkPlus } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: {
    'view.create': BookmarkPlus,
    'view.update': Bookmark,
    'view.delete': BookmarkMinus,
  },
  facts: { shared: 'boolean' },
} satisfies ActivityParts
