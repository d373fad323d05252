import { type ChosenView, COMPACT } from './chosen-view.ts'

/** In sixteenths of a rem. */
const NARROWEST = 64
const WIDEST = 640

export const textOf = ({ columns, isCompact }: ChosenView) =>
  columns.map(({ id, width }) => (width ? `${id}:${width}` : id)).join('.') +
  (isCompact ? COMPACT : '')

/** The chosen columns in their order; each other one behind the column that it usually follows. */
export function orderOf(usual: readonly string[], { columns }: ChosenView): string[] {
  const order = columns.flatMap(({ id }) => (usual.includes(id) ? [id] : []))
  usual.forEach((id, index) => {
    if (order.includes(id)) return
    const before = usual.slice(0, index).findLast((other) => order.includes(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}

export function toggled(view: ChosenView, id: string, usual: readonly string[]): ChosenView {
  const { columns } = view
  if (columns.some((one) => one.id === id)) {
    return { ...view, columns: columns.filter((one) => one.id !== id) }
  }
  const found = (of: string) => columns.find((one) => one.id === of)
  return {
    ...view,
    columns: orderOf(usual, view).flatMap((one) => found(one) ?? (one === id ? [{ id }] : [])),
  }
}

/** Moves a column to the place that another one has. */
export function moved(view: ChosenView, id: string, to: number): ChosenView {
  const column = view.columns.find((one) => one.id === id)
  if (!column || to < 0 || to >= view.columns.length) return view
  const columns = view.columns.filter((one) => one.id !== id)
  return { ...view, columns: columns.toSpliced(to, 0, column) }
}

/** Without a width, the column gets its usual one. */
export function resized(view: ChosenView, id: string, width?: number): ChosenView {
  const within = width && Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
  return {
    ...view,
    columns: view.columns.map((one) => (one.id === id ? { id, width: within } : one)),
  }
}
