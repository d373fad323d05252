import type { RecordListState } from '#kit/record-list/index.ts'
import type { DetailScreens } from './record/detail-options.ts'
import type { Options } from './references.tsx'
import type { AnyRecord, Screens } from './screens.ts'

export interface ListToolsProps {
  screens: Screens
  detail: DetailScreens | undefined
  list: RecordListState<AnyRecord>
  options: Options
  open: (record: AnyRecord) => void
  remove: (record: AnyRecord) => void
  isPanelOpen: boolean
  setPanelOpen: (isOpen: boolean) => void
}
