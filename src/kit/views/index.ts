export { viewsQuery } from './views.queries.ts'
export { ListViews } from './list-views-on-demand.ts'
export { prepareViews, SidebarViews } from './views-on-demand.tsx'
export { WithDefaultViews } from './with-default-views.tsx'
