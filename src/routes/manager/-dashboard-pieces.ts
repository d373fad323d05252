import type { DashboardPieces } from '#kit/parts/index.ts'

const found = import.meta.glob<DashboardPieces>(
  ['../../../modules/*/**/dashboard-pieces.ts', '../../domains/*/dashboard/dashboard-pieces.ts'],
  { import: 'pieces', eager: true },
)

export const dashboardPieces = Object.values(found)
