import type { ReactNode } from 'react'

interface TableRowProps {
  children: ReactNode
  selected?: boolean
  current?: boolean
  index?: number
  id?: string | undefined
  pending?: boolean
}

const free = 'stacked:min-h-16 stacked:flex-wrap stacked:content-center stacked:py-2.5'
const fixed =
  'scroll-mt-28 scroll-mb-24 stacked:h-13 stacked:max-sm:h-17 stacked:items-center stacked:[&>td]:min-w-0 tabular:[&>td]:py-0'

export function TableRow(props: TableRowProps) {
  const { children, selected, current, index, id, pending } = props
  return (
    <tr
      id={id}
      aria-hidden={pending}
      data-selected={selected ? '' : undefined}
      data-current={current ? '' : undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={`group relative hover:bg-hover data-current:bg-hover data-current:shadow-[inset_3px_0_var(--accent)] data-selected:bg-accent-tint rtl:data-current:shadow-[inset_-3px_0_var(--accent)] stacked:flex stacked:border-b stacked:border-line stacked:px-4 stacked:has-data-[slot=end]:pe-16 stacked:has-data-[slot=lead]:ps-14 ${pending ? 'print:hidden' : ''} ${index === undefined && !pending ? free : fixed}`}
    >
      {children}
    </tr>
  )
}

interface TableGapProps {
  height: number
  children: ReactNode
}

export function TableGap({ height, children }: TableGapProps) {
  return (
    <tr aria-hidden style={{ height }} className="print:hidden stacked:block">
      {children}
    </tr>
  )
}

interface TableCellProps {
  children: ReactNode
  /** Aligned at the right in every script, where the last digit is. */
  numeric?: boolean
  /** In a narrow table: `title` on line one, `detail`s on line two, `lead` and `end` at the sides, `wide` hidden. */
  slot?: keyof typeof slots
  label?: ReactNode
  className?: string
}

// Only cells with controls rise above the row's link: the borders of others would cut its focus ring.
const slots = {
  title:
    'font-medium stacked:basis-full stacked:text-base/6 [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:focus-visible:after:outline-2 [&_a]:focus-visible:after:-outline-offset-2 [&_a]:focus-visible:after:outline-accent',
  detail:
    'text-ink-soft stacked:[[data-slot=detail]+&]:before:px-1.5 stacked:[[data-slot=detail]+&]:before:content-["·"]',
  wide: 'truncate text-ink-soft stacked:hidden',
  lead: 'w-px print:hidden tabular:*:relative tabular:*:z-1 stacked:absolute stacked:start-4 stacked:z-1 stacked:top-1/2 stacked:-translate-y-1/2',
  end: 'text-end print:hidden tabular:*:relative tabular:*:z-1 stacked:absolute stacked:end-3 stacked:z-1 stacked:top-1/2 stacked:-translate-y-1/2',
}

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
