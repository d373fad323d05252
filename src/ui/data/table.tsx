import type { ReactNode, Ref } from 'react'

interface TableProps {
  caption: string
  headers: ReactNode
  children: ReactNode
  columns?: ReactNode
  rowCount?: number
  body?: Ref<HTMLTableSectionElement>
  compact?: boolean | undefined
}

export function Table(props: TableProps) {
  const { caption, headers, children, columns, rowCount, body, compact } = props
  return (
    <div className={`@container/table ${compact ? 'rows-compact' : 'rows-comfortable'}`}>
      <table
        aria-rowcount={rowCount}
        className={`w-full border-separate border-spacing-0 text-sm stacked:block ${columns ? 'table-fixed' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        {columns && <colgroup>{columns}</colgroup>}
        <thead className="sticky top-(--table-top,0px) z-10 print:static stacked:not-focus-within:sr-only">
          <tr>{headers}</tr>
        </thead>
        <tbody ref={body} className="stacked:block">
          {children}
        </tbody>
      </table>
    </div>
  )
}
