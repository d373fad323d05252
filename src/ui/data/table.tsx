import type { ReactNode, Ref } from 'react'

interface TableProps {
  /** Names the table for a screen reader. */
  caption: string
  /** One `TableHeader` for each column. */
  headers: ReactNode
  /** `TableRow`s. */
  children: ReactNode
  /** One `<col>` for each column: their widths, which then no row changes. */
  columns?: ReactNode
  /** How many rows there are, head included, when only some are on the page; -1 when nobody knows. */
  rowCount?: number
  body?: Ref<HTMLTableSectionElement>
}

/** A dense table with a sticky head; where the table is narrow, each row is set on two lines. */
export function Table({ caption, headers, children, columns, rowCount, body }: TableProps) {
  return (
    <div className="@container/table">
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
