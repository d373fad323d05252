import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  label: string
  /** In rem. The title has none and takes the remaining width. */
  width?: number
  grows?: boolean
  /** The column with the highest number is hidden first in a narrow list; defaults to the column's index. */
  priority?: number
  numeric?: boolean
  /** Server and browser may word its values differently, as a time. */
  isLocal?: boolean
  /** The title links to the record and is always visible; in narrow lists it has a second line. */
  slot?: 'title'
  picture?: 'cover' | 'person'
  /** The column whose value replaces the title's second line while that column is hidden. */
  secondLine?: string
  sort?: string
  cell: (row: Row) => ReactNode
}

/** For text in its own direction, aligned with the page. */
export const ownScript = 'one-line'
