import type { ReactNode } from 'react'

interface FigureStripProps {
  count?: number
  children: ReactNode
}

export const FigureStrip = ({ count = 6, children }: FigureStripProps) => (
  <ul
    className={`gap-px overflow-hidden rounded-lg border border-line bg-line *:bg-card ${
      count === 6 ? 'grid grid-cols-2 sm:grid-cols-3 2xl:grid-cols-6' : rowsFor(count)
    }`}
  >
    {children}
  </ul>
)

/** With the gaps, a basis of a fifth leaves four in a row. No figure may be alone in the last row. */
const rowsFor = (count: number) =>
  `flex flex-wrap *:grow *:basis-1/3 ${count % 4 === 1 ? 'sm:*:basis-1/4' : 'sm:*:basis-1/5'}`
