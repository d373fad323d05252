import { lazyRouteComponent } from '@tanstack/react-router'

export { VersionLink } from './version-link.tsx'

export const VersionPage = lazyRouteComponent(() => import('./version-page.tsx'), 'VersionPage')
