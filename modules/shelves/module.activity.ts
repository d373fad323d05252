import { BookMarked } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: {
    'shelf.create': BookMarked,
    'shelf.update': BookMarked,
    'shelf.delete': BookMarked,
  },
} satisfies ActivityParts
