import { useSyncExternalStore } from 'react'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'

const never = () => () => {}

export function Ago({ at, readAt }: { at: Date; readAt: number }) {
  const formats = useFormat()
  return (
    // Browsers may word a time differently from the server.
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

/** In the user's time zone, which only the browser knows, so it renders after hydration. */
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
