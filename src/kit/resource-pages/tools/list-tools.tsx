import type { RecordListState } from '#kit/record-list/index.ts'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { CellTools } from '../cells/cell-tools.tsx'
import { needsOf } from '../link-to.ts'
import type { DetailScreens } from '../record/detail-options.ts'
import type { Options } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useToolCommands } from './use-tool-commands.tsx'

export { ListChanges } from './list-changes.tsx'

const peeking = createOnDemand(() => import('../peek/peek.tsx'))

export interface ListToolsProps {
  screens: Screens
  detail: DetailScreens | undefined
  list: RecordListState<AnyRecord>
  options: Options
  open: (record: AnyRecord) => void
  remove: (record: AnyRecord) => void
  isPeeking: boolean
  setPeeking: (isPeeking: boolean) => void
}

/** The tools that a list loads once a row is in use: cells that can be edited, a panel for the row, and more keys. */
export function ListTools(props: ListToolsProps) {
  const { screens, isPeeking } = props
  const mayUpdate = useAllowed(needsOf(screens.resource, 'update'))
  const peek = useOnceWanted(peeking, isPeeking, () => props.setPeeking(false))
  useToolCommands(props)
  return (
    <>
      {mayUpdate && <CellTools {...props} />}
      {peek && isPeeking && <peek.Peek {...props} />}
    </>
  )
}
