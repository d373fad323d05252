import { lazyRouteComponent } from '@tanstack/react-router'

export const NoRecords = lazyRouteComponent(() => import('./no-records.tsx'), 'NoRecords')
export const NothingYet = lazyRouteComponent(() => import('./nothing-yet.tsx'), 'NothingYet')
