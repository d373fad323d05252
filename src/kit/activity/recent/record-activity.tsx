import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { Activity } from '../activity-list.server.ts'
import { recentActivityQuery } from '../activity.queries.ts'
import { addressOf, everything } from '../list/activity-address.ts'
import { RecentList } from './recent-list.tsx'

interface RecordActivityProps {
  type: string
  id: string
  actionOf?: (activity: Activity, newer: readonly Activity[]) => ReactNode
}

function RecentActivity({ type, id, actionOf }: RecordActivityProps) {
  const { t, ready } = useTranslation(['activity', 'devices', 'jobs', 'common'])
  const query = useQuery(recentActivityQuery(id))
  const list = addressOf(type, id)
  if (!ready) return null
  return (
    <section>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
        <h2 className="text-xl/snug font-medium">{t('recent.title')}</h2>
        <p className="flex gap-x-6 text-sm">
          {type === 'user' && (
            <TextLink to="/manager/activity" search={{ ...everything, actor: id }}>
              {t('recent.byThem')}
            </TextLink>
          )}
          <TextLink to="/manager/activity" search={list}>
            {t('recent.all')}
          </TextLink>
        </p>
      </header>
      <RecentList of={query} {...{ list, actionOf }} />
    </section>
  )
}

export const RecordActivity = (record: RecordActivityProps) => (
  <Suspense>
    <RecentActivity {...record} />
  </Suspense>
)
