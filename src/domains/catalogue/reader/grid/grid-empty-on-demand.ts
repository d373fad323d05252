import { lazyRouteComponent } from '@tanstack/react-router'

export const GridEmpty = lazyRouteComponent(() => import('./grid-empty.tsx'), 'GridEmpty')
