import { lazyRouteComponent } from '@tanstack/react-router'

export const ListViews = lazyRouteComponent(() => import('./screens/list-views.tsx'), 'ListViews')
