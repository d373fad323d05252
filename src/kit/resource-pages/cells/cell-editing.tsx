import { createPortal } from 'react-dom'
import { SignInAgain } from '#kit/session/index.ts'
import type { ListToolsProps } from '../tools/list-tools.tsx'
import { CellEditor } from './cell-editor.tsx'
import { CellReportNote } from './cell-report-note.tsx'
import { editableField } from './editable.ts'
import { isSame, useCellSave } from './use-cell-save.ts'
import type { Cells } from './use-cells.ts'

interface CellEditingProps extends ListToolsProps {
  cells: Cells
  element: HTMLTableCellElement | undefined
}

export function CellEditing({ screens, list, options, cells, element }: CellEditingProps) {
  const { save, reports, forget, problem, forgive } = useCellSave(screens)
  const { active } = cells
  const record = list.rows.find(({ id }) => id === active?.id)
  const name = active && editableField(screens.resource, active.column)
  const refused = reports.find((one) => active && isSame(one.place, active) && 'error' in one)

  return (
    <>
      {active?.isEdited &&
        element &&
        record &&
        name &&
        createPortal(
          <CellEditor
            key={`${active.id} ${name}`}
            {...{ screens, options, record, name, cells, element }}
            place={active}
            tried={refused?.value}
            onGiveUp={() => refused && forget(refused)}
            onSave={(value) => save({ place: active, record, name, value })}
          />,
          element,
        )}
      {reports
        .filter(({ place }) => !(active?.isEdited && isSame(place, active)))
        .map((report) => (
          <CellReportNote
            key={`${report.place.id} ${report.name}`}
            {...{ screens, list, options, report, cells }}
            onKeep={(theirs) => save({ ...report, record: theirs })}
            onForget={() => forget(report)}
          />
        ))}
      <SignInAgain problem={problem} onDismiss={forgive} />
    </>
  )
}
