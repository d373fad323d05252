import { isRightToLeft } from './column-widths.ts'

const THRESHOLD = 6

export interface DropPlace {
  /** Among the columns that can move. */
  index: number
  x: number
  top: number
  height: number
}

interface Dragging {
  id: string
  onOver: (place: DropPlace | undefined) => void
  onDrop: (index: number) => void
}

const heads = () =>
  [...document.querySelectorAll<HTMLTableCellElement>('#main th:has(> [data-handle])')].filter(
    (head) => head.getClientRects().length > 0,
  )

function placeAt(id: string, x: number): DropPlace | undefined {
  const others = heads().filter(({ dataset }) => dataset['column'] !== id)
  const isBefore = (middle: number) => (isRightToLeft() ? x > middle : x < middle)
  const boxes = others.map((head) => head.getBoundingClientRect())
  const at = boxes.findIndex(({ left, width }) => isBefore(left + width / 2))
  const box = boxes.at(at)
  if (!box) return undefined
  const isAtStart = at >= 0
  const edge = isAtStart === isRightToLeft() ? box.right : box.left
  return { index: isAtStart ? at : others.length, x: edge, top: box.top, height: box.height }
}

const swallow = (event: Event) => event.stopPropagation()

/** A press on a head that moves becomes a drag of its column instead of a click. */
export function dragColumn(begin: PointerEvent, { id, onOver, onDrop }: Dragging) {
  const watch = new AbortController()
  const { signal } = watch
  let place: DropPlace | undefined
  let isDragging = false

  function end() {
    watch.abort()
    onOver(undefined)
    document.body.style.userSelect = ''
    document.body.style.cursor = ''
  }

  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (!isDragging && Math.abs(clientX - begin.clientX) < THRESHOLD) return
      isDragging = true
      document.body.style.userSelect = 'none'
      document.body.style.cursor = 'grabbing'
      place = placeAt(id, clientX)
      onOver(place)
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    () => {
      end()
      if (!isDragging) return
      addEventListener('click', swallow, { capture: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      if (place) onDrop(place.index)
    },
    { signal },
  )
  addEventListener('pointercancel', end, { signal })
}
