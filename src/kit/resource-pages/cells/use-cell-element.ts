import { useSyncExternalStore } from 'react'
import type { CellPlace } from './cell-places.ts'
import type { EditedCells } from './edited-cells.ts'

export const useCellElement = (
  { watch, elementAt }: Pick<EditedCells, 'watch' | 'elementAt'>,
  place: CellPlace | undefined,
) => useSyncExternalStore(watch, () => place && elementAt(place))
