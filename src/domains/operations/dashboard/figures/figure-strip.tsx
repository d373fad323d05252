import type { ReactNode } from 'react'

/** Numbers side by side on one sheet, parted by hairlines. */
export const FigureStrip = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line *:bg-card sm:grid-cols-3 2xl:grid-cols-6">
    {children}
  </ul>
)
