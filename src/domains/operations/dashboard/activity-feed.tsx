import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  activityNeeds,
  everything,
  loadRecorded,
  RecentList,
  recentActivityQuery,
} from '#kit/activity/index.ts'
import { useParts } from '#kit/parts/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/data/card.tsx'

const all = { ...everything, cursor: '', open: '' }

export function ActivityFeed() {
  const { t } = useTranslation('activity')
  const enabled = useAllowed(activityNeeds)
  const query = useQuery({ ...recentActivityQuery(), enabled })
  const isReady = useRecordedLater()
  if (!enabled) return null
  return (
    <Card
      title={t('recent.title')}
      actions={
        <TextLink
          to="/manager/activity"
          search={all}
          className="text-sm pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {t('recent.all')}
        </TextLink>
      }
    >
      <div className="-my-2">
        <RecentList of={query} list={all} isAwaited={!isReady} />
      </div>
    </Card>
  )
}

/** A page whose network goes away as it wakes stands without the words of its sentences. */
function useRecordedLater() {
  const parts = useParts()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void loadRecorded(parts).then(
      () => setReady(true),
      () => undefined,
    )
  }, [parts])
  return isReady
}
