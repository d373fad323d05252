import { useEffect, useEffectEvent, useState } from 'react'
import type { RecordListState } from '#kit/record-list/index.ts'
import type { AnyRecord } from '#kit/resource-pages/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { isTaken } from '#layouts/commands/pressed-key.ts'
import {
  type ActiveCell,
  type CellPlace,
  type EditedCells,
  type Step,
  deactivate,
} from '../editing/edited-cells.ts'
import { isRightToLeft } from '../editing/place-field.ts'
import { cellIn, columnsShown, focusRowLink, indexOfRow, rowAt, watchRows } from './cell-places.ts'
import { editableField } from './editable.ts'

/** The cell that keys act on. Rows have none until the user goes to one. */
export function useCells(list: RecordListState<AnyRecord>, resource: Resource) {
  const { rows, activeIndex } = list
  const [active, setActive] = useState<ActiveCell>()
  const indexOf = (place: CellPlace) => rows.findIndex(({ id }) => id === place.id)
  const index = active ? indexOf(active) : -1

  const editableIn = (at: number) =>
    columnsShown(rowAt(at)).filter((column) => editableField(resource, column))

  function neighbour(step: Step): CellPlace | undefined {
    const at = active ? index : activeIndex
    const row = at === undefined ? undefined : rows[at]
    if (at === undefined || !row) return undefined
    const columns = editableIn(at)
    const column = columns[(active ? columns.indexOf(active.column) : -1) + step]
    return column === undefined ? undefined : { id: row.id, column }
  }

  /** Past the first cell is the row itself. */
  function goAlong(step: Step) {
    const next = neighbour(step)
    if (next) setActive({ ...next, isEdited: false })
    else if (active && step < 0) leave()
  }

  function goAcross(step: Step) {
    const row = rows[index + step]
    if (!active || !row) return
    list.moveTo(index + step, false)
    setActive({ ...active, id: row.id, isEdited: false })
  }

  function leave() {
    setActive(undefined)
    focusRowLink(index)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    const row = target instanceof Element ? target.closest('tr[aria-rowindex]') : null
    if (!row || isTaken(key, target, document)) return
    if (!active && indexOfRow(row) !== activeIndex) return
    event.preventDefault()
    goAlong((key === 'ArrowLeft') === isRightToLeft() ? 1 : -1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const cells: EditedCells = {
    active,
    neighbour,
    focus: (place) => setActive({ ...place, isEdited: false }),
    edit(place) {
      const at = indexOf(place)
      if (at >= 0) list.moveTo(at, false)
      setActive({ ...place, isEdited: true })
    },
    forget: (place) => setActive(deactivate(place)),
    fieldAt: ({ column }) => editableField(resource, column),
    recordAt: (place) => rows[indexOf(place)],
    elementAt(place) {
      const at = indexOf(place)
      return at < 0 ? undefined : cellIn(rowAt(at), place.column)
    },
    watch: watchRows,
  }
  return { ...cells, index, goAlong, goAcross, leave }
}

export type Cells = ReturnType<typeof useCells>
