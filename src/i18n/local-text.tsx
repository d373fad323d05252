import type { ReactNode } from 'react'

/** A time in words: the server and the browser may be on different days, or word them a little differently. */
export function LocalText({ children }: { children: ReactNode }) {
  return <span suppressHydrationWarning>{children}</span>
}
