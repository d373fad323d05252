import type { ReactNode } from 'react'

interface PageProps {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function Page({ title, action, children }: PageProps) {
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4 pb-6 xl:flex-nowrap xl:gap-x-6 xl:*:not-first:shrink-0">
        <h1 className="text-3xl/10 font-medium tracking-tight">{title}</h1>
        {action}
      </header>
      {children}
    </>
  )
}
