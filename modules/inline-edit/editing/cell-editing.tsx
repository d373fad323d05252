import { createPortal } from 'react-dom'
import type { Options, Screens } from '#kit/resource-pages/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { CellEditor } from './cell-editor.tsx'
import { CellReportNote } from './cell-report-note.tsx'
import { type EditedCells, isSamePlace } from './edited-cells.ts'
import { useCellElement } from './use-cell-element.ts'
import { useCellSave } from './use-cell-save.ts'

interface CellEditingProps {
  screens: Screens
  options: Options
  cells: EditedCells
}

export function CellEditing({ screens, options, cells }: CellEditingProps) {
  const { save, reports, forget, problem, forgive } = useCellSave(screens)
  const { active } = cells
  const element = useCellElement(cells, active)
  const record = active && cells.recordAt(active)
  const name = active && cells.fieldAt(active)
  const refused = reports.find((one) => active && isSamePlace(one.place, active) && 'error' in one)

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
        .filter(({ place }) => !(active?.isEdited && isSamePlace(place, active)))
        .map((report) => (
          <CellReportNote
            key={`${report.place.id} ${report.name}`}
            {...{ screens, options, report, cells }}
            onKeep={(theirs) => save({ ...report, record: theirs })}
            onForget={() => forget(report)}
          />
        ))}
      <SignInAgain problem={problem} onDismiss={forgive} />
    </>
  )
}
