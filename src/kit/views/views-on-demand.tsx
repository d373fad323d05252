import { type QueryClient, useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { viewsQuery } from './views.queries.ts'

/** A page whose network goes away as it wakes keeps what the server drew. */
function KeptViews({ to }: { to: string; label: string }) {
  const { data = [] } = useQuery(viewsQuery)
  const isDrawn = data.some(({ resource }) => `/manager/${resource}` === to)
  return isDrawn && <li suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

async function loadSidebarViews() {
  try {
    return await import('./sidebar-views.tsx')
  } catch {
    return { SidebarViews: KeptViews }
  }
}

export const SidebarViews = lazyRouteComponent(loadSidebarViews, 'SidebarViews')

/** The first HTML has the sidebar's views, so that nothing moves when they come. */
export const prepareViews = (queryClient: QueryClient) =>
  import.meta.env.SSR &&
  Promise.allSettled([queryClient.query(viewsQuery), SidebarViews.preload?.()])
