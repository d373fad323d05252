export { PastImports } from './past-imports.tsx'
export { runsQuery } from './runs-query.ts'
