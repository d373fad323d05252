import { useFormat } from '#i18n/use-format.ts'
import { ExactTime } from '#kit/activity/index.ts'
import type { Option } from '../screens.ts'

export interface KindValueProps {
  /** A point in time, or the ids of records. */
  value: unknown
  options: readonly Option[] | undefined
}

export function KindValue({ value, options }: KindValueProps) {
  const format = useFormat()
  if (!Array.isArray(value)) return <ExactTime at={new Date(String(value))} />
  const names = value.flatMap((id) => options?.find((option) => option.id === id)?.name ?? [])
  return <bdi>{format.list(names)}</bdi>
}
