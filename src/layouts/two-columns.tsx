import type { ReactNode } from 'react'

/** Beside a sidebar the columns need a wider screen. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid grid-cols-1 gap-6 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {children}
    </div>
  </div>
)
