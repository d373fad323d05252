import { people } from '../lists/people.ts'
import { scaleFigures } from '../lists/scale-figures.ts'
import { atScale } from '../lists/scale.ts'
import type { Part } from '../report/part.ts'

export default {
  title: 'Users',
  sizes: ['users', 'from'],
  measure: async ({ users: size, from }) => scaleFigures(await atScale(people, { size, from })),
} satisfies Part
