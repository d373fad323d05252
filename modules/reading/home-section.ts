export { YearGoal as HomeSection } from './goals/screens/year-goal.tsx'
export { prepareYears as prepareSection } from './goals/screens/prepare-years.ts'
export const order = 2
