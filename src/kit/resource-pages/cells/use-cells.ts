import { useEffect, useEffectEvent, useState } from 'react'
import type { RecordListState } from '#kit/record-list/index.ts'
import { isTaken } from '#layouts/commands/pressed-key.ts'
import type { AnyRecord } from '../screens.ts'
import { type CellPlace, columnsShown, focusRowLink, indexOfRow, rowAt } from './cell-places.ts'

export interface ActiveCell extends CellPlace {
  isEdited: boolean
}

export type Step = 1 | -1

export function isRightToLeft() {
  return document.documentElement.dir === 'rtl'
}

/** The cell that keys act on. Rows have none until the user goes to one. */
export function useCells(
  list: RecordListState<AnyRecord>,
  isEditable: (column: string) => boolean,
) {
  const { rows, activeIndex } = list
  const [active, setActive] = useState<ActiveCell>()
  const index = active ? rows.findIndex(({ id }) => id === active.id) : -1

  const editableIn = (at: number) => columnsShown(rowAt(at)).filter(isEditable)

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

  return {
    active,
    index,
    neighbour,
    goAlong,
    goAcross,
    leave,
    focus: (place: CellPlace) => setActive({ ...place, isEdited: false }),
    edit(place: CellPlace) {
      const at = rows.findIndex(({ id }) => id === place.id)
      if (at >= 0) list.moveTo(at, false)
      setActive({ ...place, isEdited: true })
    },
    forget: () => setActive(undefined),
  }
}

export type Cells = ReturnType<typeof useCells>
