import type { ListColumns } from '#kit/record-list/index.ts'

interface ChosenColumn {
  id: string
  /** In sixteenths of a rem, if the user has set it. */
  width?: number | undefined
}

export interface ChosenView {
  /** In their order. */
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
