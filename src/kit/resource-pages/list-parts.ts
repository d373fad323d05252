import type { ComponentType, ReactNode } from 'react'
import type { View } from '#kit/resource/index.ts'
import type { ListToolsProps } from './list-tools-props.ts'
import type { Options } from './references.tsx'
import type { BulkAction, Screens } from './screens.ts'

export interface BulkToolProps {
  screens: Screens
  options: Options
  target: { ids: readonly string[]; filter: View | undefined }
  isEmpty: boolean
  /** Whether the change was carried out. */
  onChange: (action: BulkAction) => Promise<boolean>
  /** The bar of the selection, which is gone before a dialog of the tool has closed. */
  children: (button?: ReactNode) => ReactNode
}

/** The side of a folder of `modules/` that lists of described resources load once a row is in use: its `module.list.ts`. At most one of each is there. */
export interface ListParts {
  /** Acts on a row. */
  RowTool?: ComponentType<ListToolsProps>
  /** Shows the record of the active row beside the list. */
  RowPanel?: ComponentType<ListToolsProps>
  /** Opens the panel from the menu of a row. */
  PanelItem?: ComponentType<{ onClick: () => void }>
  /** Acts on a selection, by a button in its bar. */
  BulkTool?: ComponentType<BulkToolProps>
}
