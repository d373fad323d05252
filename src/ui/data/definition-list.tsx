import type { ReactNode } from 'react'

export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="@container divide-y divide-line">{children}</dl>
}

export function Definition({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 @sm:grid-cols-[minmax(8rem,1fr)_3fr]">
      <dt className="text-sm/6 text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
