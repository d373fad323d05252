import { lazyRouteComponent } from '@tanstack/react-router'

export const ListFilters = lazyRouteComponent(() => import('./list-filters.tsx'), 'ListFilters')
