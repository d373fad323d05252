export type { ActivityParts, ActivityTarget } from './activity-parts.ts'
export type { Dashboard, DashboardPieces, PieceProps, StepProps } from './dashboard-pieces.ts'
export {
  type CodeCheckProps,
  type Feature,
  type NotificationParts,
  type NotificationWords,
  type PaletteParts,
  type Parts,
  PartsContext,
  useParts,
} from './parts.ts'
