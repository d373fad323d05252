/** Widths are kept in sixteenths of a rem, which are pixels at the usual text size. */
const sixteenths = (pixels: number) =>
  (pixels * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export const headOf = (id: string) =>
  document.querySelector<HTMLTableCellElement>(`#main th[data-column="${CSS.escape(id)}"]`)

export const widthOf = (element: Element) => sixteenths(element.getBoundingClientRect().width)

export const currentWidth = (id: string) => {
  const head = headOf(id)
  return head ? widthOf(head) : 0
}

export const isRightToLeft = () => document.documentElement.dir === 'rtl'

const STEP = 16

/** The step that an arrow key adds to a column's width. */
export function widthStep(key: string): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowLeft') === isRightToLeft() ? STEP : -STEP
}

/** Follows the pointer without rendering the rows; the new width is rendered at the end. */
export function dragEdge(
  head: HTMLTableCellElement,
  begin: number,
  onEnd: (width: number) => void,
) {
  const table = head.closest('table')
  const column = table?.querySelectorAll('col')[head.cellIndex]
  const before = head.getBoundingClientRect().width
  const widthAt = (x: number) => Math.max(64, before + (x - begin) * (isRightToLeft() ? -1 : 1))
  const watch = new AbortController()
  const { signal } = watch
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (column) column.style.width = `${widthAt(clientX)}px`
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    ({ clientX }) => {
      watch.abort()
      if (clientX !== begin) onEnd(sixteenths(widthAt(clientX)))
    },
    { signal },
  )
  addEventListener('pointercancel', () => watch.abort(), { signal })
}
