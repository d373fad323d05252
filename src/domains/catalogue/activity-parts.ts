import {
  BookMarked,
  BookPlus,
  BookUp,
  BookX,
  Library,
  Link2,
  Share2,
  Tag,
  Unlink2,
} from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'
import { resources } from './resources.ts'

/** How the activity record shows changes to books, genres and shelves. */
export const activity: ActivityParts = {
  ...recorded,
  resources,
  icons: {
    'book.create': BookPlus,
    'book.restore': BookUp,
    'book.deletePermanently': BookX,
    'book.bulk': Library,
    'genre.create': Tag,
    'genre.update': Tag,
    'genre.delete': Tag,
    'genre.merge': Tag,
    'shelf.create': BookMarked,
    'shelf.update': BookMarked,
    'shelf.delete': BookMarked,
    'shelf.share': Share2,
    'shelf.unshare': Share2,
    'shelf.link': Link2,
    'shelf.unlink': Unlink2,
  },
  facts: { colour: 'hue', genresCreated: 'number' },
}
