import type { DashboardPieces } from '#kit/parts/index.ts'

const found = import.meta.glob<DashboardPieces>(
  ['../../domains/*/dashboard/dashboard-pieces.ts', '../../../modules/*/dashboard-pieces.ts'],
  { import: 'pieces', eager: true },
)

export const dashboardPieces = Object.values(found)
