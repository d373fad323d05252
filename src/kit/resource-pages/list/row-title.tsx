import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { ColumnFallback, ownScript } from '#kit/record-list/index.ts'

interface RowTitleProps {
  picture: ReactNode
  title: ReactNode
  children: ReactNode
}

export const RowTitle = ({ picture, title, children }: RowTitleProps) => (
  <div className="flex items-center gap-3">
    {picture}
    <span className="min-w-0 grow">
      <span className="flex items-center gap-2">{title}</span>
      {children}
    </span>
  </div>
)

/** The link fills the row. */
export const TitleLink = createLink(({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} dir="auto" className={`min-w-0 ${ownScript}`}>
    {children}
  </a>
))

interface SecondLineProps {
  column: string
  mark?: ReactNode
  children: ReactNode
}

export const SecondLine = ({ column, mark, children }: SecondLineProps) => (
  <ColumnFallback
    column={column}
    className={`text-sm/5 font-normal text-ink-soft ${mark ? 'flex gap-2' : 'block truncate'}`}
  >
    {children}
    {mark}
  </ColumnFallback>
)

interface RowMarkProps {
  column: string
  className?: string
  children: ReactNode
}

export const RowMark = ({ column, className = '', children }: RowMarkProps) => (
  <ColumnFallback column={column} className={`ms-auto shrink-0 text-sm/5 font-normal ${className}`}>
    {children}
  </ColumnFallback>
)
