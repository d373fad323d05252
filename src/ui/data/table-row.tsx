import type { ReactNode } from 'react'

interface TableRowProps {
  children: ReactNode
  /** Ticked; its checkbox says so to a screen reader. */
  selected?: boolean
  /** Where `j` and `k` have moved to. */
  current?: boolean
}

/** A row of 52 px; on a narrow screen its title is the first line and the rest the second. */
export function TableRow({ children, selected, current }: TableRowProps) {
  return (
    <tr
      data-selected={selected ? '' : undefined}
      data-current={current ? '' : undefined}
      className="group relative hover:bg-hover data-current:bg-hover data-current:shadow-[inset_3px_0_var(--plum)] data-selected:bg-plum-tint max-sm:flex max-sm:min-h-16 max-sm:flex-wrap max-sm:content-center max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-2.5 max-sm:has-data-[slot=end]:pe-16 max-sm:has-data-[slot=lead]:ps-14 rtl:data-current:shadow-[inset_-3px_0_var(--plum)]"
    >
      {children}
    </tr>
  )
}

interface TableCellProps {
  children: ReactNode
  /** Aligned on its last digit, which is at the right in every script. */
  numeric?: boolean
  /**
   * Its place on a narrow screen: `title` fills the first line, `detail`s share the second, `lead`
   * and `end` stand at the row's two sides.
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
  lead: 'relative z-1 w-px max-sm:absolute max-sm:start-4 max-sm:top-1/2 max-sm:-translate-y-1/2',
  end: 'relative z-1 text-end max-sm:absolute max-sm:end-3 max-sm:top-1/2 max-sm:-translate-y-1/2',
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
