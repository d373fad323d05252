import type { ReactNode } from 'react'

interface OrganizationPartProps {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function OrganizationPart({ title, action, children }: OrganizationPartProps) {
  return (
    <section>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
        <h2 className="text-xl/snug font-medium">{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}
