const tableBody = () => document.querySelector<HTMLTableSectionElement>('#main tbody')

export const rowAt = (index: number) =>
  tableBody()?.querySelector<HTMLTableRowElement>(`[aria-rowindex="${index + 2}"]`)

export const indexOfRow = (row: Element | null) => Number(row?.ariaRowIndex) - 2

const isShown = (cell: Element) => cell.getClientRects().length > 0

const columnOf = (cell: HTMLTableCellElement) =>
  cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]?.dataset['column'] ?? ''

export function columnsShown(row: HTMLTableRowElement | null | undefined): string[] {
  return [...(row?.cells ?? [])].filter(isShown).map(columnOf)
}

export const cellIn = (row: HTMLTableRowElement | null | undefined, column: string) =>
  [...(row?.cells ?? [])].find((cell) => columnOf(cell) === column && isShown(cell))

/** The link of a row covers its cells, so the position tells which one is under the pointer. */
export function cellUnder({ target, clientX }: MouseEvent): HTMLTableCellElement | undefined {
  const row =
    target instanceof Element ? target.closest<HTMLTableRowElement>('#main tbody tr') : null
  return [...(row?.cells ?? [])].find((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    return clientX >= left && clientX < right
  })
}

export const columnUnder = (cell: HTMLTableCellElement | undefined) => cell && columnOf(cell)

/** Rows come and go while the list scrolls. */
export function watchRows(onChange: () => void) {
  const body = tableBody()
  if (!body) return () => undefined
  const watch = new MutationObserver(onChange)
  watch.observe(body, { childList: true })
  return () => watch.disconnect()
}

export const focusRowLink = (index: number) =>
  rowAt(index)?.querySelector<HTMLElement>('[data-slot=title] a')?.focus({ preventScroll: true })
