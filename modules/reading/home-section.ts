import { type PageContext, preparePage } from '#kit/page/index.ts'
import { readingYearsQuery } from './reading.queries.ts'

export { YearGoal as HomeSection } from './goals/screens/year-goal.tsx'
export const order = 2

export const prepareSection = (context: PageContext) =>
  preparePage({ context, kind: 'record', texts: ['reading'], queries: [readingYearsQuery] })
