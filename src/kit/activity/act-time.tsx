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

const styles = {
  short: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
  exact: { dateStyle: 'full', timeStyle: 'medium' },
} as const

/** In the reader's time zone, which the server does not know: told once the browser has the page. */
export function ExactTime({ at, detail = 'short' }: { at: Date; detail?: keyof typeof styles }) {
  const format = useFormat()
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <time dateTime={at.toISOString()} className="inline-block min-h-[1lh]">
      {isHere && format.date(at, styles[detail])}
    </time>
  )
}
