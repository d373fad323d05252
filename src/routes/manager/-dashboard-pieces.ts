import type { DashboardPieces } from '#kit/parts/index.ts'

/** Found by their place, so that they belong to the page's own code: fetched later, they'd be missing without network. */
const found = import.meta.glob<DashboardPieces>('../../domains/*/dashboard/dashboard-pieces.ts', {
  import: 'pieces',
  eager: true,
})

export const dashboardPieces = Object.values(found)
