import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { moved, resized, textOf } from './arrange-columns.ts'
import type { ColumnToolsProps } from './chosen-view.ts'
import { dragEdge, headOf, widthOf, widthStep } from './column-widths.ts'
import { dragColumn, type DropPlace } from './drag-column.ts'
import { ColumnHandle, ColumnMark } from './ui/column-handle.tsx'

/** Lets the heads of a list be dragged, and their edges. */
export function ColumnHandles({ columns, chosen, change }: ColumnToolsProps) {
  const [over, setOver] = useState<DropPlace>()
  const movable = chosen.columns.filter(({ id }) =>
    columns.some((column) => column.id === id && column.slot !== 'title'),
  )
  return (
    <>
      {movable.map(({ id }) => (
        <Handle key={id} id={id} change={change} onOver={setOver} />
      ))}
      {over && createPortal(<ColumnMark {...over} />, document.body)}
    </>
  )
}

/** The table appears after its menu, and its heads change places. */
function watchPage(onChange: () => void) {
  const watch = new MutationObserver(onChange)
  const main = document.querySelector('#main')
  if (main) watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}

interface HandleProps extends Pick<ColumnToolsProps, 'change'> {
  id: string
  onOver: (place: DropPlace | undefined) => void
}

function Handle({ id, change, onOver }: HandleProps) {
  const head = useSyncExternalStore(watchPage, () => headOf(id))
  const resize = (width?: number) => change((view) => textOf(resized(view, id, width)))

  const grab = useEffectEvent((event: PointerEvent) => {
    const { button, pointerType, target } = event
    const isEdge = target instanceof Element && target.closest('[data-handle]')
    if (isEdge || button !== 0 || pointerType === 'touch') return
    dragColumn(event, {
      id,
      onOver,
      onDrop: (index) => change((view) => textOf(moved(view, id, index))),
    })
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.altKey ? widthStep(event.key) : 0
    if (step === 0 || !head) return
    event.preventDefault()
    resize(widthOf(head) + step)
  })
  useEffect(() => {
    if (!head) return undefined
    const watch = new AbortController()
    const { signal } = watch
    head.addEventListener('pointerdown', (event) => grab(event), { signal })
    head.addEventListener('keydown', (event) => press(event), { signal })
    return () => watch.abort()
  }, [head])

  return (
    head &&
    createPortal(
      <ColumnHandle
        onPointerDown={(event) => {
          event.preventDefault()
          dragEdge(head, event.clientX, resize)
        }}
        onDoubleClick={() => resize()}
      />,
      head,
    )
  )
}
