import type { ReactNode } from 'react'

/** What a list shows of a record. */
export interface Column<Row> {
  id: string
  label: string
  /** What has none takes what the others leave. */
  width?: string
  numeric?: boolean
  /** The title leads to the record; all others are left out on a phone, where the title brings a second line. */
  slot?: 'title'
  /** What stands before a title. */
  picture?: 'cover' | 'person'
  /** Is left out on a tablet as well. */
  isLesser?: boolean
  /** The order that its head brings about first, if any. */
  sort?: string
  cell: (row: Row) => ReactNode
}

/** For texts that run as their own script does, and stand where the page begins its lines. */
export const ownScript = 'block truncate along-page'

/** Shows a column only where there is room for it. */
export function roomFor({ slot, isLesser }: Pick<Column<never>, 'slot' | 'isLesser'>): string {
  if (slot === 'title') return ''
  return isLesser ? 'max-lg:hidden' : 'max-sm:hidden'
}
