import type { AnyRecord } from '#kit/resource-pages/index.ts'

/** A cell by the record of its row and the id of its column. */
export interface CellPlace {
  id: string
  column: string
}

export interface ActiveCell extends CellPlace {
  isEdited: boolean
}

export type Step = 1 | -1

/** Where values are edited in place: the cells of a list, or the facts on the page of a record. */
export interface EditedCells {
  active: ActiveCell | undefined
  neighbour: (step: Step) => CellPlace | undefined
  focus: (place: CellPlace) => void
  edit: (place: CellPlace) => void
  forget: (place: CellPlace) => void
  fieldAt: (place: CellPlace) => string | undefined
  recordAt: (place: CellPlace) => AnyRecord | undefined
  elementAt: (place: CellPlace) => HTMLElement | undefined
  /** Calls back when elements come or go. */
  watch: (onChange: () => void) => () => void
}

export const isSamePlace = (one: CellPlace, other: CellPlace) =>
  one.id === other.id && one.column === other.column

/** Another place may have become active since. */
export const deactivate = (place: CellPlace) => (active: ActiveCell | undefined) =>
  active && isSamePlace(active, place) ? undefined : active
