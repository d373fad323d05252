import type { ReactNode } from 'react'

/** What a list shows of a record. */
export interface Column<Row> {
  id: string
  label: string
  /** In rem; the title, which has none, takes what the other columns leave. */
  width?: number
  /** Whether the column shares in the room that is left when all columns have theirs. */
  grows?: boolean
  /** The column with the highest number leaves a narrow list first; by default, the last column does. */
  priority?: number
  numeric?: boolean
  /** The title leads to the record and stays at any width; in a narrow list it brings a second line. */
  slot?: 'title'
  /** What stands before a title. */
  picture?: 'cover' | 'person'
  /** The column whose value the title's second line shows instead, where that column has left. */
  secondLine?: string
  /** The order that its head brings about first, if any. */
  sort?: string
  cell: (row: Row) => ReactNode
}

/** For texts that run as their own script does, and stand where the page begins its lines. */
export const ownScript = 'one-line'
