import { useSyncExternalStore } from 'react'
import { useFormat } from '#i18n/use-format.ts'

const never = () => () => {}

/** In the reader's time zone, which the server does not know: told once the browser has the page. */
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
