import type { ReactNode } from 'react'

/** Drawings in one line width with a touch of plum; never mirrored in right-to-left text. */
export function Ornament({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 80"
      className="h-24 w-36 fill-none stroke-ink-faint stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] **:[.accent]:stroke-accent **:[.paper]:fill-card **:[.tint]:fill-accent-tint"
    >
      {children}
    </svg>
  )
}
