import { partOnDemand } from '#layouts/network/part-on-demand.ts'

export const YourReading = partOnDemand(() => import('./your-reading.tsx'), 'YourReading')
