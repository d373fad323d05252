export { activity as viewActivity } from './activity.ts'
export { viewedList, type ViewedList } from './viewed-lists.server.ts'
export { viewsApi } from './views.api.server.ts'
export { viewsOf } from './views-of.server.ts'
