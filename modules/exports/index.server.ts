export { exportVerbs } from './export-records.server.ts'
