import { BookPlus, BookUp, BookX, Library, Tag } from 'lucide-react'
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
    'genre.create': Tag,
    'genre.update': Tag,
    'genre.delete': Tag,
    'genre.merge': Tag,
  },
  facts: {
    nameFr: 'text',
    nameAr: 'text',
    nameSw: 'text',
    colour: 'hue',
    genresCreated: 'number',
  },
} satisfies ActivityParts
