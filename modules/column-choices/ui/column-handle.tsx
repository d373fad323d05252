import type { ComponentProps } from 'react'

/** The edge of a column's head, for the mouse; keys resize from the head itself. */
export const ColumnHandle = (
  props: Pick<ComponentProps<'span'>, 'onPointerDown' | 'onDoubleClick'>,
) => (
  <span
    {...props}
    aria-hidden
    data-handle
    className="absolute inset-y-0 -end-1.5 z-1 flex w-3 cursor-col-resize touch-none justify-center opacity-0 transition-opacity before:my-2 before:w-0.5 before:rounded-full before:bg-line-strong hover:opacity-100 in-[thead:hover]:opacity-100 print:hidden pointer-coarse:hidden"
  />
)

interface ColumnMarkProps {
  x: number
  top: number
  height: number
}

/** Where a dragged column would be dropped. */
export const ColumnMark = ({ x, top, height }: ColumnMarkProps) => (
  <span
    aria-hidden
    style={{ left: x - 1, top, height }}
    className="pointer-events-none fixed z-40 w-0.5 rounded-full bg-accent forced-colors:bg-[Highlight]"
  />
)
