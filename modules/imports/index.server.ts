export { beginRun, readRun } from './runs/begin-run.server.ts'
export { checkEntries, textsOf } from './runs/check-run.server.ts'
export { runErrors, runsOf, selectRuns } from './runs/find-run.server.ts'
export { registerImportCalls, registerImportUndo } from './runs/import-additions.server.ts'
export { importJob } from './runs/import-job.server.ts'
export {
  countNames,
  countsSchema,
  type ProblemLine,
  problemLineSchema,
  type Review,
  reviewSchema,
  type RunCounts,
  runSchema,
  undoCountsSchema,
} from './runs/import-run.ts'
export { importChunks, importLines, imports } from './runs/import.table.server.ts'
export { countGroups, mostFrequentFirst } from './runs/problem-groups.server.ts'
export { finishRun, type RunWork } from './runs/run-work.server.ts'
export { runsApiOf } from './runs/runs-api.server.ts'
