import { lazyRouteComponent } from '@tanstack/react-router'

export const YourReading = lazyRouteComponent(() => import('./your-reading.tsx'), 'YourReading')
