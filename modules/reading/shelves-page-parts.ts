import type { ShelvesPageParts } from '#modules/shelves/index.ts'
import { readingYearsQuery } from './reading.queries.ts'

export { ReadingGoal as ShelvesSection } from './goals/screens/reading-goal.tsx'
export { ImportLink as ShelvesAction } from './reading-list/screens/import-link.tsx'

export const texts: ShelvesPageParts['texts'] = ['reading']

export const read: ShelvesPageParts['read'] = (queryClient) => queryClient.query(readingYearsQuery)

export const order = 1
