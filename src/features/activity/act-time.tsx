import { useSyncExternalStore } from 'react'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'

const never = () => () => {}

/** How long ago, counted from when the list was read. */
export function Ago({ at, readAt }: { at: Date; readAt: number }) {
  const formats = useFormat()
  return (
    // Browsers may word a time a little differently from the server.
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {ago(at.getTime(), readAt, formats)}
    </time>
  )
}

/** In the reader's time zone, which the server does not know: told once the browser has the page. */
export function ExactTime({ at, isLong = false }: { at: Date; isLong?: boolean }) {
  const format = useFormat()
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const style = isLong
    ? ({ dateStyle: 'full', timeStyle: 'medium' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const)
  return <time dateTime={at.toISOString()}>{isHere && format.date(at, style)}</time>
}
