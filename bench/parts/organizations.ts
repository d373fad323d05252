import { organizations } from '../lists/organizations.ts'
import { scaleFigures } from '../lists/scale-figures.ts'
import { atScale } from '../lists/scale.ts'
import type { Part } from '../report/part.ts'

const SIZE = 10_000

export default {
  title: 'An organization and a shelf of ten thousand',
  sizes: ['from'],
  measure: async ({ from }) => scaleFigures(await atScale(organizations, { size: SIZE, from })),
} satisfies Part
