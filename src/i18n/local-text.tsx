import type { ReactNode } from 'react'

/** A relative or local time: server and browser may differ in day or wording. */
export function LocalText({ children }: { children: ReactNode }) {
  return <span suppressHydrationWarning>{children}</span>
}
