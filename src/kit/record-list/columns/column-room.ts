import { createContext } from 'react'
import type { Column } from './column.ts'

/** The least width of a title, with its picture, in rem: 260 px. */
const TITLE = 16.25
const CHECKBOX = 2.75
const MENU = 4
/** The class names of these steps are listed in ui/theme/styles.css. */
const STEP = { first: 24, last: 120, size: 2 }

type Sized = Pick<Column<never>, 'id' | 'slot' | 'width' | 'grows' | 'priority'>

interface Room {
  /** Hides the column where the list is too narrow for it. */
  column: string
  /** Hides what stands in for the column, where the column is shown. */
  fallback: string
  width: string | undefined
}

export type ColumnRoom = Readonly<Record<string, Room>>

/** The width of the list at which each column is shown: that of the title and of all columns that leave later. */
export function columnRoom(columns: readonly Sized[], isForReading: boolean): ColumnRoom {
  let needed = TITLE + MENU + (isForReading ? 0 : CHECKBOX)
  const steps = byPriority(columns).map((column) => {
    needed += column.width ?? 0
    return { column, step: stepFrom(needed) }
  })
  return Object.fromEntries(
    steps.map(({ column: { id, width = 0, grows }, step }) => [
      id,
      {
        column: `@max-[${step}rem]/table:hidden`,
        fallback: `tabular:@min-[${step}rem]/table:hidden`,
        // In proportion to the list once that has room for every column.
        width: grows
          ? `max(${width}rem, ${((100 * width) / needed).toFixed(2)}cqi)`
          : `${width}rem`,
      },
    ]),
  )
}

const byPriority = (columns: readonly Sized[]) =>
  columns
    .map((column, index) => ({ column, priority: column.priority ?? index }))
    .filter(({ column }) => column.slot !== 'title')
    .toSorted((one, other) => one.priority - other.priority)
    .map(({ column }) => column)

const stepFrom = (width: number) =>
  Math.min(STEP.last, Math.max(STEP.first, Math.ceil(width / STEP.size) * STEP.size))

/** The room of the columns of the table around. */
export const ColumnRoomContext = createContext<ColumnRoom>({})

/** Hides what stands in for a column, where the column itself is shown; a column not chosen is missed on a phone only. */
export const fallbackClass = (room: ColumnRoom, column = '') =>
  room[column]?.fallback ?? 'tabular:hidden'
