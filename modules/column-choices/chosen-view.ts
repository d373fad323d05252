import type { ListColumns } from '#kit/record-list/index.ts'

interface ChosenColumn {
  id: string
  /** Undefined until the user sets it; a unit is a sixteenth of a rem. */
  width?: number | undefined
}

export interface ChosenView {
  /** The order is that of the table. */
  columns: readonly ChosenColumn[]
  isCompact: boolean
}

export interface ColumnToolsProps extends Pick<ListColumns, 'columns'> {
  chosen: ChosenView
  change: (next: (view: ChosenView) => string) => void
}

export const COMPACT = '~compact'

/** "owner.kind:180~compact" */
export function viewIn(text: string): ChosenView {
  const columns = text.replace(COMPACT, '').split('.')
  return {
    columns: columns.map((column) => {
      const [id = '', width] = column.split(':')
      return { id, width: Number(width) || undefined }
    }),
    isCompact: text.endsWith(COMPACT),
  }
}
