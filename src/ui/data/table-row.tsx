import type { ReactNode } from 'react'

interface TableRowProps {
  children: ReactNode
  /** Ticked; its checkbox says so to a screen reader. */
  selected?: boolean
  /** Where `j` and `k` have moved to. */
  current?: boolean
  /** Its place, from 0, among rows of which only some are on the page: all of those are equally high. */
  index?: number
  id?: string | undefined
  /** It stands for a row of those that is on its way. */
  pending?: boolean
}

/** How high the rows of a list are of which only some are on the page, in pixels. */
export const ROW_HEIGHT = { wide: 52, narrow: 68 }

const free = 'max-sm:min-h-16 max-sm:flex-wrap max-sm:content-center max-sm:py-2.5'
const fixed =
  'scroll-mt-28 scroll-mb-24 max-sm:h-17 max-sm:items-center max-sm:[&>td]:min-w-0 sm:[&>td]:py-0'

/** A row of 52 px; on a narrow screen its title is the first line and the rest the second. */
export function TableRow(props: TableRowProps) {
  const { children, selected, current, index, id, pending } = props
  return (
    <tr
      id={id}
      aria-hidden={pending}
      data-selected={selected ? '' : undefined}
      data-current={current ? '' : undefined}
      // The head is the first.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={`group relative hover:bg-hover data-current:bg-hover data-current:shadow-[inset_3px_0_var(--plum)] data-selected:bg-plum-tint max-sm:flex max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:has-data-[slot=end]:pe-16 max-sm:has-data-[slot=lead]:ps-14 rtl:data-current:shadow-[inset_-3px_0_var(--plum)] ${index === undefined && !pending ? free : fixed}`}
    >
      {children}
    </tr>
  )
}

/** Keeps the room of rows that are not on the page. */
export function TableGap({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }} className="max-sm:block print:hidden">
      <td>{null}</td>
    </tr>
  )
}

interface TableCellProps {
  children: ReactNode
  /** Aligned on its last digit, which is at the right in every script. */
  numeric?: boolean
  /**
   * Its place on a narrow screen: `title` fills the first line, `detail`s share the second, `lead`
   * and `end` stand at the row's two sides, `wide` is left out.
   */
  slot?: keyof typeof slots
  /** What a narrow screen, which has no column heads, says before the value. */
  label?: ReactNode
  className?: string
}

const slots = {
  title:
    'font-medium max-sm:basis-full max-sm:text-base/6 [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:focus-visible:after:outline-2 [&_a]:focus-visible:after:-outline-offset-2 [&_a]:focus-visible:after:outline-plum',
  detail:
    'text-ink-soft max-sm:[[data-slot=detail]+&]:before:px-1.5 max-sm:[[data-slot=detail]+&]:before:content-["·"]',
  wide: 'truncate text-ink-soft max-sm:hidden',
  lead: 'relative z-1 w-px print:invisible max-sm:absolute max-sm:start-4 max-sm:top-1/2 max-sm:-translate-y-1/2',
  end: 'relative z-1 text-end print:invisible max-sm:absolute max-sm:end-3 max-sm:top-1/2 max-sm:-translate-y-1/2',
}

/** A cell; a link in the `title` cell fills the whole row. */
export function TableCell({
  children,
  numeric,
  slot = 'detail',
  label,
  className = '',
}: TableCellProps) {
  return (
    <td
      data-slot={slot}
      className={`border-line sm:h-13 sm:border-b sm:px-3 sm:py-1.5 ${numeric ? 'tabular-nums sm:text-end sm:rtl:text-start' : 'normal-nums'} ${slots[slot]} ${className}`}
    >
      {label && <span className="pe-1 sm:hidden">{label}</span>}
      {children}
    </td>
  )
}
