export { BuildInfo } from './build-info.tsx'
export { buildLine } from './build-line.ts'
