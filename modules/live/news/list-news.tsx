import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListNewsProps } from '#kit/resource-pages/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { LiveEvent } from '../live-event.ts'
import { useLive } from './use-live.ts'

type Row = ListNewsProps['rows'][number]

/** Counts what other users changed in a list, until the user has it shown. Floats, so that no row moves. */
export function ListNews(props: ListNewsProps) {
  return (
    <div className="pointer-events-none sticky top-[calc(var(--banner-height,0px)+var(--bar-top)+--spacing(35))] z-20 flex h-0 justify-center print:hidden">
      <div className="pointer-events-auto flex -translate-y-8 flex-col">
        <Suspense>
          <News {...props} />
        </Suspense>
      </div>
    </div>
  )
}

const none: ReadonlyMap<string, LiveEvent> = new Map()

function News({ resource, rows, onShow }: ListNewsProps) {
  const { t } = useTranslation('live')
  const [heard, setHeard] = useState(none)
  const [isMissed, setMissed] = useState(false)

  useLive((news) => {
    if (news.type === 'reset') setMissed(true)
    if (news.type !== 'change') return
    const { eventId, event } = news
    if (event.own || event.resource !== resource || !concerns(event, rows)) return
    setHeard((before) => new Map(before).set(event.id ?? eventId, event))
  })

  const count = [...heard.values()].filter((event) => isPending(event, rows)).length
  function show() {
    setHeard(none)
    setMissed(false)
    onShow()
  }
  return (
    <output>
      {(count > 0 || isMissed) && (
        <Button size="sm" onClick={show} className="rounded-full shadow-floating">
          <span>
            {count > 0 ? t('changes', { count }) : t('missed')}
            {' · '}
            <span className="text-accent">{t('show')}</span>
          </span>
        </Button>
      )}
    </output>
  )
}

const arriving = ['create', 'restore']

const concerns = ({ id, action }: LiveEvent, rows: readonly Row[]) =>
  id === null || arriving.includes(action) || rows.some((row) => row.id === id)

/** A row may have been loaded again since. */
function isPending({ id, version, action }: LiveEvent, rows: readonly Row[]) {
  if (id === null) return true
  const row = rows.find((one) => one.id === id)
  if (!row) return arriving.includes(action)
  return version === null || row.version === undefined || row.version < version
}
