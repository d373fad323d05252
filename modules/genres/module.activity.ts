import { Tag } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity } from './activity.ts'

export default {
  ...activity,
  icons: {
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
  },
} satisfies ActivityParts
