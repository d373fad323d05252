import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

type SortDirection = 'ascending' | 'descending' | 'none'

interface TableHeaderProps {
  children: ReactNode
  numeric?: boolean
  sort?: SortDirection
  onSort?: () => void
  className?: string
  column?: string
}

const arrows = {
  ascending: <ArrowUp aria-hidden className="size-3.5 text-accent" />,
  descending: <ArrowDown aria-hidden className="size-3.5 text-accent" />,
  none: (
    <ChevronsUpDown
      aria-hidden
      className="size-3.5 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100"
    />
  ),
}

export function TableHeader(props: TableHeaderProps) {
  const { children, numeric, sort, onSort, className = '', column } = props
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={sort}
      className={`relative h-10 border-b border-line bg-paper px-3 text-xs font-medium whitespace-nowrap text-ink-soft pointer-coarse:h-11 ${numeric ? 'text-end rtl:text-start' : 'text-start'} ${className}`}
    >
      {sort ? (
        <button
          type="button"
          onClick={onSort}
          className={`group -mx-2 inline-flex h-8 items-center gap-1 rounded-sm px-2 hover:bg-hover hover:text-ink print:contents pointer-coarse:h-11 ${numeric ? 'flex-row-reverse rtl:flex-row' : ''}`}
        >
          {children}
          {arrows[sort]}
        </button>
      ) : (
        children
      )}
    </th>
  )
}
