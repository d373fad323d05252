import { catalogue } from '../lists/catalogue.ts'
import { scaleFigures } from '../lists/scale-figures.ts'
import { atScale } from '../lists/scale.ts'
import type { Part } from '../report/part.ts'

export default {
  title: 'Books',
  sizes: ['books', 'from'],
  measure: async ({ books: size, from }) => scaleFigures(await atScale(catalogue, { size, from })),
} satisfies Part
