import type { ReactNode } from 'react'

interface TableRowProps {
  children: ReactNode
  selected?: boolean
  current?: boolean
  index?: number
  id?: string | undefined
  pending?: boolean
}

export function TableRow(props: TableRowProps) {
  const { children, selected, current, index, id, pending } = props
  const isFixed = index !== undefined || pending
  return (
    <tr
      id={id}
      aria-hidden={pending}
      data-selected={selected ? '' : undefined}
      data-current={current ? '' : undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={`group listing-row ${isFixed ? 'listing-row-fixed' : 'listing-row-free'} ${pending ? 'print:hidden' : ''}`}
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
  numeric?: boolean
  /** In a narrow table: `title` on line one, `detail`s on line two, `lead` and `end` at the sides, `wide` hidden. */
  slot?: keyof typeof slots
  label?: ReactNode
  className?: string
  /** Server and browser may word it differently. */
  isLocal?: boolean | undefined
}

const slots = {
  title: 'listing-title',
  detail: 'listing-detail',
  wide: 'listing-wide',
  lead: 'listing-lead',
  end: 'listing-end',
}

export function TableCell({
  children,
  numeric,
  slot = 'detail',
  label,
  className = '',
  isLocal,
}: TableCellProps) {
  return (
    <td
      data-slot={slot}
      suppressHydrationWarning={isLocal}
      className={`${numeric ? 'listing-numbers' : 'listing-cell'} ${slots[slot]} ${className}`}
    >
      {label && <span className="pe-1 tabular:hidden">{label}</span>}
      {children}
    </td>
  )
}
