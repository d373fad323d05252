import { BookPlus, BookUp, BookX, Library } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'
import { resources } from './resources.ts'

export default {
  ...recorded,
  resources,
  icons: {
    'book.create': BookPlus,
    'book.restore': BookUp,
    'book.deletePermanently': BookX,
    'book.bulk': Library,
  },
  facts: {
    genresCreated: 'number',
  },
} satisfies ActivityParts
