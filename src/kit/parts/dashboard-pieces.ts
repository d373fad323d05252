import type { RouterClient } from '@orpc/server'
import type { ComponentType } from 'react'
import type { RegisteredRouter } from '#platform/api/router.ts'

/** As far as the caller may read what the parts of the domains count. */
export type Dashboard = Awaited<ReturnType<RouterClient<RegisteredRouter>['dashboard']['read']>>

/** Each piece takes what it shows from the response. */
export interface PieceProps {
  of: Dashboard
}

interface Piece {
  /** Among the pieces of all domains. */
  order: number
  Show: ComponentType<PieceProps>
}

interface AttentionPiece extends Piece {
  /** The item is shown unless this is zero. */
  count: (dashboard: Dashboard) => number
}

/** What a domain shows on the dashboard; each piece is empty if the response lacks its data. */
export interface DashboardPieces {
  /** The domain's. */
  name: string
  /** Tiles by the name of the figure. */
  figures?: Record<string, ComponentType<PieceProps>>
  attention?: AttentionPiece[]
  /** The column of the attention items. */
  start?: Piece[]
  end?: Piece[]
  Action?: ComponentType
}
