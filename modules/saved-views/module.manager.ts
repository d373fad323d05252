import { lazyRouteComponent } from '@tanstack/react-router'
import type { ManagerModule } from '#kit/resource-pages/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'
import { viewsQuery } from './views.queries.ts'
import { WithDefaultViews } from './with-default-views.tsx'

/** A page whose network goes away as it wakes keeps what the server drew: this never settles. */
async function loadSidebarViews() {
  try {
    return await import('./sidebar-views.tsx')
  } catch {
    return new Promise<never>(() => {})
  }
}

const SidebarViews = lazyRouteComponent(loadSidebarViews, 'SidebarViews')
const ListViews = partOnDemand(() => import('./screens/list-views.tsx'), 'ListViews')

const module: ManagerModule = {
  frame: {
    name: 'saved-views',
    /** The first HTML has the sidebar's views, so that nothing moves when they come. */
    prepare: (queryClient) =>
      import.meta.env.SSR &&
      Promise.allSettled([queryClient.query(viewsQuery), SidebarViews.preload?.()]),
    Around: WithDefaultViews,
    UnderPlace: SidebarViews,
  },
  listTool: {
    texts: 'saved-views',
    param: 'view',
    columnsIn: (queryClient, search) =>
      queryClient.getQueryData(viewsQuery.queryKey)?.find(({ id }) => id === search['view']),
    Bar: ListViews,
  },
}

export default module
