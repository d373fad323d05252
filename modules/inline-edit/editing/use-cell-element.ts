import { useSyncExternalStore } from 'react'
import type { CellPlace, EditedCells } from './edited-cells.ts'

export const useCellElement = (
  { watch, elementAt }: Pick<EditedCells, 'watch' | 'elementAt'>,
  place: CellPlace | undefined,
) => useSyncExternalStore(watch, () => place && elementAt(place))
