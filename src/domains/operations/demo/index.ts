export { DemoVisit } from './demo-visit.tsx'
export { Demo } from './demo.tsx'
