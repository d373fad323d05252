import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordNewsProps } from '#kit/resource-pages/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { LiveEvent } from '../live-event.ts'
import { useAnnouncedEditing } from './use-announced-editing.ts'
import { useEditors } from './use-editors.ts'
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
