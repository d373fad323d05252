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
    // The words between the names are of the interface, the names of any language.
    <span className={className}>{format.list(names.map((name) => `\u2068${name}\u2069`))}</span>
  )
}
