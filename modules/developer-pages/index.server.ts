export { hasGuides } from './guides/read-guides.server.ts'
