import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/data/card.tsx'
import { SessionList } from './session-list.tsx'
import { SessionsFailed } from './sessions-failed.tsx'
import { SessionsPending } from './sessions-pending.tsx'
import { sessionsQuery } from './sessions.queries.ts'

/** Where one is signed in: to be looked through, and ended where one is not any more. */
export function SessionsCard({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTranslation('account')
  const { data, error, dataUpdatedAt, refetch, isFetching } = useQuery(sessionsQuery)
  return (
    <Card title={t('sessions.title')} description={t('sessions.explanation')}>
      {data && <SessionList sessions={data} readAt={dataUpdatedAt} onSignOut={onSignOut} />}
      {!data && error && (
        <SessionsFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SessionsPending />}
    </Card>
  )
}
