import { type CSSProperties, type KeyboardEvent, useEffect } from 'react'
import { createPortal } from 'react-dom'
import {
  type ListToolsProps,
  needsOf,
  useCellText,
  useResourceTexts,
} from '#kit/resource-pages/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import { keyOf } from '#layouts/commands/pressed-key.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import type { CellPlace } from '../editing/edited-cells.ts'
import { isRightToLeft } from '../editing/place-field.ts'
import { useCellElement } from '../editing/use-cell-element.ts'
import { CellButton, CellPencil } from '../ui/cell-tools.tsx'
import { editableField } from './editable.ts'
import { type Cells, useCells } from './use-cells.ts'
import { type PointedCell, usePointedCell } from './use-pointed-cell.ts'

const editing = createOnDemand(() => import('../editing/cell-editing.tsx'))

export const CellTools = (props: ListToolsProps) =>
  useAllowed(needsOf(props.screens.resource, 'update')) && <AllowedCellTools {...props} />

function AllowedCellTools(props: ListToolsProps) {
  const { screens, list, open } = props
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const cellText = useCellText(screens, props.options)
  const isEditable = (column: string) => editableField(resource, column) !== undefined
  const cells = useCells(list, resource)
  const { active } = cells
  const pointed = usePointedCell({
    idAt: (index) => list.rows[index]?.id,
    isEditable,
    onEdit: (place) => cells.edit(place),
    onOpen(id) {
      const record = list.rows.find((row) => row.id === id)
      if (record) open(record)
    },
  })
  const element = useCellElement(cells, active)
  const editor = useOnceWanted(editing, active !== undefined || pointed !== undefined)
  const [next, previous] = isRightToLeft() ? ['h', 'l'] : ['l', 'h']
  useCommands([
    {
      id: 'list.nextCell',
      group: 'list',
      keys: next,
      label: t('cells.next'),
      run: () => cells.goAlong(1),
    },
    {
      id: 'list.previousCell',
      group: 'list',
      keys: previous,
      label: t('cells.previous'),
      run: () => cells.goAlong(-1),
    },
  ])
  const editLabel = (column: string) =>
    t('cells.edit', { field: label(editableField(resource, column) ?? column) })

  function labelOf(place: CellPlace) {
    const name = cells.fieldAt(place)
    const record = cells.recordAt(place)
    const value = name && record && cellText(name, record[name])
    return value ? `${editLabel(place.column)}: ${value}` : editLabel(place.column)
  }

  useEffect(() => {
    // The row has left the list, by its new value or by another user.
    if (!active || cells.index >= 0) return
    cells.forget(active)
    list.moveToPlace(list.activeIndex ?? 0)
  })

  return (
    <>
      {active &&
        !(active.isEdited && editor) &&
        element &&
        createPortal(
          <CellButton
            key={`${active.id} ${active.column}`}
            label={labelOf(active)}
            onClick={() => cells.edit(active)}
            onKeyDown={(event) => pressOn(event, cells)}
            onBlur={({ currentTarget, relatedTarget }) => {
              // A window that loses the focus keeps its active element.
              const isLeft = document.activeElement !== currentTarget && !active.isEdited
              if (isLeft && !relatedTarget?.closest(RETURNING)) cells.forget(active)
            }}
          />,
          element,
        )}
      {editor && <editor.CellEditing screens={screens} options={props.options} cells={cells} />}
      {pointed &&
        pointed.place.column !== active?.column &&
        createPortal(
          <CellPencil
            label={editLabel(pointed.place.column)}
            style={placeIn(pointed)}
            onClick={() => cells.edit(pointed.place)}
          />,
          pointed.element,
        )}
    </>
  )
}

/** The element that returns the focus. */
const RETURNING = '[data-sonner-toaster], [role=dialog]'

const PENCIL = 32

/** At the end of the cell, or before its digits; within the row, because the cell would cover the row's link. */
function placeIn({ element }: PointedCell): CSSProperties {
  const row = element.closest('tr')?.getBoundingClientRect()
  const cell = element.getBoundingClientRect()
  const isAtRight = getComputedStyle(element).textAlign !== 'end' && !isRightToLeft()
  const left = isAtRight ? cell.right - PENCIL : cell.left + 4
  return { left: left - (row?.left ?? 0) }
}

function pressOn(event: KeyboardEvent, cells: Cells) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const acts: Record<string, (() => void) | undefined> = {
    ArrowDown: () => cells.goAcross(1),
    ArrowUp: () => cells.goAcross(-1),
    j: () => cells.goAcross(1),
    k: () => cells.goAcross(-1),
    F2: () => cells.active && cells.edit(cells.active),
    Escape: cells.leave,
  }
  const act = event.shiftKey ? undefined : acts[keyOf(event.nativeEvent)]
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
