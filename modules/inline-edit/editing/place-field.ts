import type { CSSProperties } from 'react'

export const isRightToLeft = () => document.documentElement.dir === 'rtl'

const WIDEST = 288

interface FieldPlace {
  /** Without one, it lies in the flow of the page. */
  side?: 'start' | 'end'
  style?: CSSProperties
}

/** Where something wider than its cell lies: inside the table, and with the text of a title over that title. */
export function placeField(cell: HTMLElement): FieldPlace {
  if (!(cell instanceof HTMLTableCellElement)) return {}
  const { left, right, width } = cell.getBoundingClientRect()
  const table = cell.closest('table')?.getBoundingClientRect()
  const room = isRightToLeft() ? right - (table?.left ?? 0) : (table?.right ?? 0) - left
  const side = width < WIDEST && room < WIDEST ? 'end' : 'start'
  const title = cell.dataset['slot'] === 'title' && cell.querySelector('a')?.getBoundingClientRect()
  if (!title) return { side }
  const before = isRightToLeft() ? right - title.right : title.left - left
  const inset = Math.max(0, before - PADDING)
  return { side, style: { insetInlineStart: inset, width: `calc(100% - ${inset}px)` } }
}

/** The padding of a field's text, in pixels. */
const PADDING = 13
