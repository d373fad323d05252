import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 rounded-sm text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent pointer-coarse:min-h-11"
    >
      {children}
      <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />
    </a>
  )
}
