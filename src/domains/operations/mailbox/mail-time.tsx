import { useSyncExternalStore } from 'react'
import { useFormat } from '#i18n/use-format.ts'

const never = () => () => {}

/** Rendered in the browser only, because the server does not know the reader's time zone. */
export function MailTime({ at, isLong = false }: { at: Date; isLong?: boolean }) {
  const format = useFormat()
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {isHere &&
        format.date(at, { timeStyle: 'short', ...(isLong && { dateStyle: 'long' as const }) })}
    </time>
  )
}
