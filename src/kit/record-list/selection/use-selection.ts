import { useState } from 'react'
import {
  extend,
  isSelected,
  nothing,
  reach,
  type Selection,
  selectedOf,
  toggle,
  toggleThese,
} from './selection.ts'

export function useSelection(view: string, ids: readonly string[]) {
  const [kept, keep] = useState({ view, selection: nothing })
  const selection = kept.view === view ? kept.selection : nothing
  const change = (next: Selection) => keep({ view, selection: next })
  const chosen = selectedOf(selection, ids)
  return {
    ids: chosen,
    isAll: selection.kind === 'all',
    isEmpty: selection.kind === 'some' && chosen.length === 0,
    has: (id: string) => isSelected(selection, id),
    toggle: (id: string) => change(toggle(selection, id, ids)),
    extend: (id: string) => change(extend(selection, id, ids)),
    toggleThese: () => change(toggleThese(selection, ids)),
    reach: (from: string, to: string) => change(reach(selection, [from, to], ids)),
    takeShown: () => change({ kind: 'some', ids: new Set(ids) }),
    takeAll: () => change({ kind: 'all' }),
    clear: () => change(nothing),
  }
}

export type SelectionHandle = ReturnType<typeof useSelection>
