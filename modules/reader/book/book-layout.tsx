import type { ReactNode } from 'react'

export function BookLayout({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16 print:grid-cols-[12rem_minmax(0,1fr)] print:gap-10">
      <div className="lg:sticky lg:top-22 print:static">{cover}</div>
      <div className="max-w-prose min-w-0">{children}</div>
    </div>
  )
}
