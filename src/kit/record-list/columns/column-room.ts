import { createContext } from 'react'
import type { Column } from './column.ts'

/** The minimum width of a title with its picture, in rem: 260 px. */
const TITLE = 16.25
const CHECKBOX = 2.75
const MENU = 4
/** The class names of these steps are listed in ui/theme/styles.css. */
const STEP = { first: 24, last: 120, size: 2 }

type Sized = Pick<Column<never>, 'id' | 'slot' | 'width' | 'grows' | 'priority'>

interface Room {
  column: string
  fallback: string
  width: string | undefined
}

export type ColumnRoom = Readonly<Record<string, Room>>

/** The list width from which each column is shown: title, this column and all of higher priority. */
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
        // Proportional to the list once every column fits.
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

export const ColumnRoomContext = createContext<ColumnRoom>({})

/** Without `column` in `room`, because the user hid it, the fallback shows on phones only. */
export const fallbackClass = (room: ColumnRoom, column = '') =>
  room[column]?.fallback ?? 'tabular:hidden'
