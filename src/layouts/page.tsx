import type { ReactNode } from 'react'

interface PageProps {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function Page({ title, action, children }: PageProps) {
  return (
    <>
      <div className="@container">
        <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4 pb-6 @3xl:flex-nowrap @3xl:gap-x-6 @3xl:*:not-first:shrink-0">
          <h1 className="text-3xl/10 font-medium tracking-tight">{title}</h1>
          {action}
        </header>
      </div>
      {children}
    </>
  )
}
