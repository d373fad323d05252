import type { ReactNode } from 'react'

export const FigureStrip = ({ count = 6, children }: { count?: number; children: ReactNode }) => (
  <ul
    className={`gap-px overflow-hidden rounded-lg border border-line bg-line *:bg-card ${
      count === 6
        ? 'grid grid-cols-2 sm:grid-cols-3 2xl:grid-cols-6'
        : 'flex flex-wrap *:min-w-40 *:flex-1'
    }`}
  >
    {children}
  </ul>
)
