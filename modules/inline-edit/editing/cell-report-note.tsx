import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import {
  type AnyRecord,
  type Options,
  type Screens,
  useCellText,
  useMistakes,
  useResourceTexts,
} from '#kit/resource-pages/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { CellNote } from '../ui/cell-tools.tsx'
import type { EditedCells } from './edited-cells.ts'
import { placeField } from './place-field.ts'
import { useCellElement } from './use-cell-element.ts'
import type { CellReport } from './use-cell-save.ts'

interface CellReportNoteProps {
  screens: Screens
  options: Options
  report: CellReport
  cells: EditedCells
  onKeep: (theirs: AnyRecord) => void
  onForget: () => void
}

/** Why a change was refused, or that another user changed the same; below the cell. */
export function CellReportNote(props: CellReportNoteProps) {
  const { screens, options, report, cells, onKeep, onForget } = props
  const { t } = useResourceTexts(screens.resource)
  const cellText = useCellText(screens, options)
  const element = useCellElement(cells, report.place)
  const note = useRef<HTMLDivElement>(null)
  const isConflict = 'theirs' in report

  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || element?.contains(activeElement)
    if (element && isConflict && isHere) note.current?.querySelector('button')?.focus()
  }, [element, isConflict])

  function settle(then: () => void) {
    onForget()
    cells.focus(report.place)
    then()
  }

  // Before the cell's own Escape, which leaves the cell.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    settle(() => {})
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen, { capture: true })
    return () => element?.removeEventListener('keydown', listen, { capture: true })
  }, [element])

  if (!element) return null
  return createPortal(
    <CellNote ref={note} tone={isConflict ? 'warning' : 'danger'} side={placeField(element).side}>
      <div role="alert">
        {isConflict ? (
          <>
            <p className="font-medium">
              {t(report.isOwn ? 'cells.ownConflict' : 'cells.conflict')}
            </p>
            <p className="text-ink-soft">
              {t('cells.yours')} <bdi>{cellText(report.name, report.value) || '—'}</bdi>
            </p>
          </>
        ) : (
          <p>
            {t('cells.refused')} <Reason screens={screens} report={report} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isConflict ? (
          <>
            <Button size="sm" onClick={() => settle(() => onKeep(report.theirs))}>
              {t('cells.keepYours')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => settle(() => {})}>
              {t('cells.keepTheirs')}
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" onClick={() => cells.edit(report.place)}>
              {t('cells.again')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => settle(() => {})}>
              {t('cells.dismiss')}
            </Button>
          </>
        )}
      </div>
    </CellNote>,
    element,
  )
}

function Reason({ screens, report }: { screens: Screens; report: CellReport }) {
  const wordsFor = useMistakes(screens.resource, report.name)
  if (!('error' in report)) return null
  const { error } = report
  const fields = error instanceof Refusal ? (error.fields ?? {}) : {}
  const message = fields[report.name] ?? Object.values(fields)[0]
  return wordsFor(message) ?? <ProblemText error={error} />
}
