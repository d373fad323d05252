import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { needsOf } from '../../link-to.ts'
import type { Options } from '../../references.tsx'
import type { AnyRecord } from '../../screens.ts'
import type { DetailScreens } from '../detail-options.ts'
import { RecordFacts } from '../record-facts.tsx'
import { useFacts } from './use-facts.ts'

const editing = createOnDemand(() => import('../../cells/cell-editing.tsx'))

interface EditableFactsProps {
  detail: DetailScreens
  record: AnyRecord
  options: Options
}

/** The facts of a record; users who may change it edit them in place. */
export function EditableFacts(props: EditableFactsProps) {
  const { detail, record, options } = props
  const { screens } = detail
  const mayUpdate = useAllowed(needsOf(screens.resource, 'update'))
  const cells = useFacts(record, mayUpdate)
  const { active } = cells
  const editor = useOnceWanted(editing, active !== undefined, () => active && cells.forget(active))
  return (
    <>
      <RecordFacts {...props} cells={mayUpdate ? cells : undefined} />
      {editor && <editor.CellEditing {...{ screens, options, cells }} />}
    </>
  )
}
