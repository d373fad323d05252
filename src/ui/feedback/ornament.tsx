import type { ReactNode } from 'react'

interface OrnamentProps {
  children: ReactNode
  /** Reads from start to end, so it is mirrored in right-to-left text. */
  isDirected?: boolean
}

/** Drawings in one line width with a touch of plum. */
export function Ornament({ children, isDirected }: OrnamentProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 80"
      className={isDirected ? 'ornament rtl:-scale-x-100' : 'ornament'}
    >
      {children}
    </svg>
  )
}
