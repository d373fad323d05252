import type { ReactNode } from 'react'

interface FigureStripProps {
  count: number
  children: ReactNode
}

/** With the gaps, a basis of a fifth leaves four in a row. No figure may be alone in the last row. */
export const FigureStrip = ({ count, children }: FigureStripProps) => (
  <ul
    className={`flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line *:grow *:basis-2/5 *:bg-card ${count % 4 === 1 ? 'lg:*:basis-1/4' : 'lg:*:basis-1/5'}`}
  >
    {children}
  </ul>
)
