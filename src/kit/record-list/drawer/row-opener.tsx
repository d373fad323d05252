import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { openedHere } from '#layouts/navigation/step.ts'
import { ColumnFallback } from '../columns/column-fallback.tsx'
import { ownScript } from '../columns/column.ts'
import { opening } from './use-opened-row.ts'

interface RowOpenerProps {
  id: string
  name: ReactNode
  /** The value of the column `state`, in narrow lists. */
  state: ReactNode
  children: ReactNode
}

/** The title of a row that opens in a drawer, above a second line. */
export const RowOpener = ({ id, name, state, children }: RowOpenerProps) => (
  <div className="min-w-0">
    <span className="flex items-center gap-2">
      <Link
        to="."
        search={opening(id)}
        state={openedHere}
        resetScroll={false}
        dir="auto"
        className={`min-w-0 ${ownScript}`}
      >
        {name}
      </Link>
      <ColumnFallback column="state" className="ms-auto shrink-0 font-normal">
        {state}
      </ColumnFallback>
    </span>
    {children}
  </div>
)
