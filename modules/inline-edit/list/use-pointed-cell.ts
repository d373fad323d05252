import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CellPlace } from '../editing/edited-cells.ts'
import { cellUnder, columnUnder, indexOfRow } from './cell-places.ts'

/** A second click within this time edits the cell, so the first one opens the record only after it. */
const DOUBLE_CLICK_MS = 250

export interface PointedCell {
  element: HTMLTableCellElement
  place: CellPlace
}

interface Pointing {
  idAt: (index: number) => string | undefined
  isEditable: (column: string) => boolean
  onEdit: (place: CellPlace) => void
  onOpen: (id: string) => void
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The editable cell under a mouse: where it is, and what a double click on it does. */
export function usePointedCell({ idAt, isEditable, onEdit, onOpen }: Pointing) {
  const [pointed, setPointed] = useState<PointedCell>()
  // Safari's clicks don't tell what made them.
  const isFinger = useRef(false)

  const placeOf = (event: MouseEvent): PointedCell | undefined => {
    const element = isFinger.current ? undefined : cellUnder(event)
    const column = columnUnder(element)
    const id = idAt(indexOfRow(element?.closest('tr') ?? null))
    return element && column && id && isEditable(column)
      ? { element, place: { id, column } }
      : undefined
  }

  const move = useEffectEvent((event: PointerEvent) => {
    isFinger.current = event.pointerType === 'touch'
    const next = placeOf(event)
    setPointed((before) => (before?.element === next?.element ? before : next))
  })

  const click = useEffectEvent((event: MouseEvent, waiting: ReturnType<typeof setTimeout>) => {
    clearTimeout(waiting)
    const { target } = event
    if (!isPlain(event) || event.detail === 0) return undefined
    if (!(target instanceof Element) || !target.closest('a')) return undefined
    const at = placeOf(event)
    // The title is the link itself, and opens at once.
    if (!at || at.element.dataset['slot'] === 'title') return undefined
    event.preventDefault()
    event.stopPropagation()
    if (event.detail === 1) return setTimeout(() => onOpen(at.place.id), DOUBLE_CLICK_MS)
    onEdit(at.place)
    return undefined
  })

  useEffect(() => {
    const watch = new AbortController()
    const { signal } = watch
    let waiting: ReturnType<typeof setTimeout>
    for (const type of ['pointermove', 'pointerdown'] as const) {
      addEventListener(type, (event) => move(event), { signal })
    }
    addEventListener(
      'click',
      (event) => {
        waiting = click(event, waiting) ?? waiting
      },
      // Before the link, which opens the record.
      { signal, capture: true },
    )
    return () => {
      watch.abort()
      clearTimeout(waiting)
    }
  }, [])

  return pointed
}
