export type { ActivityParts, ActivityTarget } from './activity-parts.ts'
export type { Dashboard, DashboardPieces, PieceProps, StepProps } from './dashboard-pieces.ts'
export {
  listToolsOf,
  type ListToolProps,
  type ManagerModule,
  ManagerModules,
} from './manager-module.ts'
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
