import type { RouterClient } from '@orpc/server'
import type { ComponentType } from 'react'
import type { RegisteredRouter } from '#platform/context/router.ts'

export type Dashboard = Awaited<ReturnType<RouterClient<RegisteredRouter>['dashboard']['read']>>

export interface PieceProps {
  of: Dashboard
}

interface Piece {
  order: number
  Show: ComponentType<PieceProps>
}

interface AttentionPiece extends Piece {
  count: (dashboard: Dashboard) => number
}

export interface StepProps {
  isDone: boolean
  hasGuides: boolean
}

interface StepPiece {
  order: number
  /** The server's name of the step. */
  name: string
  Show: ComponentType<StepProps>
}

export interface DashboardPieces {
  name: string
  figures?: Record<string, ComponentType<PieceProps>>
  smallFigures?: Record<string, ComponentType<PieceProps>>
  attention?: AttentionPiece[]
  main?: Piece[]
  side?: Piece[]
  steps?: StepPiece[]
  Action?: ComponentType
}
