import { useEffect, useState } from 'react'
import type { EditingEvent } from '../live-event.ts'
import { useLive } from './use-live.ts'

/** The other users who have unsaved changes of a record. */
export function useEditors(resource: string, id: string): EditingEvent[] {
  const [editors, setEditors] = useState<(EditingEvent & { until: number })[]>([])

  useLive(({ type, ...news }) => {
    if (type !== 'editing' || !('event' in news) || !('seconds' in news.event)) return
    const { event } = news
    if (event.resource !== resource || event.id !== id) return
    const until = Date.now() + event.seconds * 1000
    setEditors((before) => [
      ...before.filter(({ userId }) => userId !== event.userId),
      ...(event.seconds > 0 ? [{ ...event, until }] : []),
    ])
  })

  const next = Math.min(...editors.map(({ until }) => until))
  useEffect(() => {
    if (next === Infinity) return undefined
    const forget = () => setEditors((before) => before.filter(({ until }) => until > Date.now()))
    const timer = setTimeout(forget, next - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [next])

  return editors
}
