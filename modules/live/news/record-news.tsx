import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#kit/api/index.ts'
import type { RecordNewsProps } from '#kit/resource-pages/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { EditingEvent, LiveEvent } from '../live-event.ts'
import { useLive } from './use-live.ts'

/** Says above a record that another user edits it, or has changed it since it was loaded. */
export function RecordNews({ isDirty = false, ...props }: RecordNewsProps) {
  useAnnouncedEditing(props.resource, props.record.id, isDirty)
  return (
    <output className="relative block h-0 print:hidden">
      <span className="absolute start-0 bottom-0.5 flex h-5 max-w-full items-center gap-1 text-sm text-ink-soft">
        <Suspense>
          <News {...props} />
        </Suspense>
      </span>
    </output>
  )
}

function News({ resource, record, onShow }: RecordNewsProps) {
  const { t } = useTranslation('live')
  const [heard, setHeard] = useState<LiveEvent>()
  const editors = useEditors(resource, record.id)

  useLive((news) => {
    if (news.type !== 'change') return
    const { event } = news
    if (!event.own && event.resource === resource && event.id === record.id) setHeard(event)
  })

  const change = heard && (heard.version ?? Infinity) > record.version ? heard : undefined
  const changedText = ({ action, by: name }: LiveEvent) => {
    if (action.startsWith('delete')) return name === null ? t('deleted') : t('deletedBy', { name })
    return name === null ? t('changed') : t('changedBy', { name })
  }
  const texts = [
    ...(change ? [changedText(change)] : []),
    ...editors.map(({ name }) => (name === null ? t('edited') : t('editedBy', { name }))),
  ]
  return (
    texts.length > 0 && (
      <>
        <span aria-hidden className="me-1 size-2 shrink-0 rounded-full bg-accent" />
        <span className="line-clamp-1 wrap-anywhere">{texts.join(' · ')}</span>
        {change && onShow && (
          <Button size="sm" variant="quiet" onClick={onShow}>
            {t('show')}
          </Button>
        )}
      </>
    )
  )
}

const renewMs = 15_000

/** Tells other editors of the record that its form has unsaved changes here. */
function useAnnouncedEditing(resource: string, id: string, isEditing: boolean) {
  const setup = useSetup()
  const isRefused = !setup || setup.configuration.demoMode || setup.session?.impersonatedBy !== null
  useEffect(() => {
    if (!isEditing || isRefused) return undefined
    // It is a courtesy: a failure must not disturb the user.
    const tell = (isStill: boolean) =>
      void call('live.edit', { resource, id, isEditing: isStill }).catch(() => undefined)
    tell(true)
    const timer = setInterval(() => tell(true), renewMs)
    return () => {
      clearInterval(timer)
      tell(false)
    }
  }, [resource, id, isEditing, isRefused])
}

/** The other users who have unsaved changes of a record. */
function useEditors(resource: string, id: string): EditingEvent[] {
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
