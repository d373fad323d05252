import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { ColumnFallback, ownScript } from '#kit/record-list/index.ts'

interface RowTitleProps {
  picture: ReactNode
  title: ReactNode
  badge?: ReactNode
  marks?: ReactNode
  children: ReactNode
}

/** Badge and marks have a line of their own in a narrow list: beside the name they would cut it to a letter. */
export const RowTitle = ({ picture, title, badge, marks, children }: RowTitleProps) => (
  <div className="flex items-center gap-3">
    {picture}
    <span className="row-title">
      {title}
      {badge && <span data-part="badge">{badge}</span>}
      {children}
      {marks && <span data-part="marks">{marks}</span>}
    </span>
  </div>
)

/** The link fills the row. */
export const TitleLink = createLink(({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} dir="auto" className={`min-w-0 ${ownScript}`}>
    {children}
  </a>
))

interface ColumnPartProps {
  column: string
  children: ReactNode
}

export const SecondLine = ({ column, children }: ColumnPartProps) => (
  <ColumnFallback column={column} className="block truncate text-sm/5 font-normal text-ink-soft">
    {children}
  </ColumnFallback>
)

interface RowMarkProps extends ColumnPartProps {
  className?: string
}

export const RowMark = ({ column, className = '', children }: RowMarkProps) => (
  <ColumnFallback column={column} className={`font-normal ${className}`}>
    {children}
  </ColumnFallback>
)
