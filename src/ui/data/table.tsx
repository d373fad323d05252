import type { ReactNode } from 'react'

interface TableProps {
  /** Names the table for a screen reader. */
  caption: string
  /** One `TableHeader` for each column. */
  headers: ReactNode
  /** `TableRow`s. */
  children: ReactNode
}

/** A dense table whose head stays in sight; on a narrow screen each row is set on two lines. */
export function Table({ caption, headers, children }: TableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-(--table-top,0px) z-10 max-sm:not-focus-within:sr-only">
        <tr>{headers}</tr>
      </thead>
      <tbody className="max-sm:block">{children}</tbody>
    </table>
  )
}
