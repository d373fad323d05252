import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { ExactTime } from '#kit/activity/index.ts'
import type { Option } from '../screens.ts'

export interface KindValueProps {
  value: unknown
  options: readonly Option[] | undefined
  nothing?: ReactNode
  className?: string
}

export function KindValue({ value, options, nothing, className }: KindValueProps) {
  const format = useFormat()
  if (typeof value === 'string' && value !== '') return <ExactTime at={new Date(value)} />
  if (!Array.isArray(value) || value.length === 0) return nothing
  const names = value.flatMap((id) => options?.find((option) => option.id === id)?.name ?? [])
  return (
    <span dir="auto" className={className}>
      {format.list(names)}
    </span>
  )
}
