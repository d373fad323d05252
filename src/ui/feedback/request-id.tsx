import type { ReactNode } from 'react'

interface RequestIdProps {
  label: ReactNode
  value: string
  copy?: ReactNode
}

export function RequestId({ label, value, copy }: RequestIdProps) {
  return (
    <p className="inline-flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
      {label}
      <code dir="ltr" className="text-ink-soft select-all">
        {value}
      </code>
      {copy}
    </p>
  )
}
