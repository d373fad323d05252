export { guidesHandler } from './guides/guides-handler.server.ts'
export { guideResources } from './guides/guide-resources.server.ts'
export { hasGuides } from './guides/read-guides.server.ts'
