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

const free = 'stacked:min-h-16 stacked:flex-wrap stacked:content-center stacked:py-2.5'
const fixed =
  'scroll-mt-28 scroll-mb-24 stacked:h-13 stacked:max-sm:h-17 stacked:items-center stacked:[&>td]:min-w-0 tabular:[&>td]:py-0'

/** A row of 52 px; a narrow table sets its title on the first line and the rest on the second. */
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
      className={`group relative hover:bg-hover data-current:bg-hover data-current:shadow-[inset_3px_0_var(--plum)] data-selected:bg-plum-tint rtl:data-current:shadow-[inset_-3px_0_var(--plum)] stacked:flex stacked:border-b stacked:border-line stacked:px-4 stacked:has-data-[slot=end]:pe-16 stacked:has-data-[slot=lead]:ps-14 ${pending ? 'print:hidden' : ''} ${index === undefined && !pending ? free : fixed}`}
    >
      {children}
    </tr>
  )
}

interface TableGapProps {
  height: number
  /** One empty cell for each column: a row has as many as its table. */
  children: ReactNode
}

/** Keeps the room of rows that are not on the page. */
export function TableGap({ height, children }: TableGapProps) {
  return (
    <tr aria-hidden style={{ height }} className="print:hidden stacked:block">
      {children}
    </tr>
  )
}

interface TableCellProps {
  children: ReactNode
  /** Aligned on its last digit, which is at the right in every script. */
  numeric?: boolean
  /**
   * The cell's place in a narrow table: `title` fills the first line, `detail`s share the second, `lead`
   * and `end` stand at the row's two sides, `wide` is left out.
   */
  slot?: keyof typeof slots
  /** Stands before the value in a narrow table, which has no column heads. */
  label?: ReactNode
  className?: string
}

// Above the link that fills the row are the controls alone: their cells' borders would cut its focus ring.
const slots = {
  title:
    'font-medium stacked:basis-full stacked:text-base/6 [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:focus-visible:after:outline-2 [&_a]:focus-visible:after:-outline-offset-2 [&_a]:focus-visible:after:outline-plum',
  detail:
    'text-ink-soft stacked:[[data-slot=detail]+&]:before:px-1.5 stacked:[[data-slot=detail]+&]:before:content-["·"]',
  wide: 'truncate text-ink-soft stacked:hidden',
  lead: 'w-px print:hidden tabular:*:relative tabular:*:z-1 stacked:absolute stacked:start-4 stacked:z-1 stacked:top-1/2 stacked:-translate-y-1/2',
  end: 'text-end print:hidden tabular:*:relative tabular:*:z-1 stacked:absolute stacked:end-3 stacked:z-1 stacked:top-1/2 stacked:-translate-y-1/2',
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
      className={`border-line tabular:h-13 tabular:border-b tabular:px-3 tabular:py-1.5 ${numeric ? 'tabular-nums tabular:text-end tabular:rtl:text-start' : 'normal-nums'} ${slots[slot]} ${className}`}
    >
      {label && <span className="pe-1 tabular:hidden">{label}</span>}
      {children}
    </td>
  )
}
