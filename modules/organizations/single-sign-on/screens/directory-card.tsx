import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { DirectoryOverview } from '../../directory/directory-overview.ts'
import { directoryQuery } from '../single-sign-on.queries.ts'
import { CopiedText } from './copied-text.tsx'

export function DirectoryCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('single-sign-on')
  const query = useQuery(directoryQuery(organizationId))
  const { data, dataUpdatedAt, isError, fetchStatus } = query
  const isAway = !data && (isError || fetchStatus === 'paused')
  return (
    <Card title={t('directory.title')} description={t('directory.text')}>
      {data && <Overview of={data} readAt={dataUpdatedAt} />}
      {isAway && <FetchFailed of={query} title={t('directory.failed')} />}
      {!data && !isAway && (
        <Loading label={t('directory.loading')}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
    </Card>
  )
}

function Overview({ of, readAt }: { of: DirectoryOverview; readAt: number }) {
  const { t } = useTranslation('single-sign-on')
  const formats = useFormat()
  const { baseUrl, keys, syncedAt, activeCount, inactiveCount, teamCount } = of
  const when = syncedAt && ago(syncedAt.getTime(), readAt, formats)
  const inactive = t('directory.inactive', { count: inactiveCount })
  const counts = [
    t('directory.users', { count: activeCount }),
    ...(inactiveCount > 0 ? [inactive] : []),
    t('directory.teams', { count: teamCount }),
  ]
  return (
    <DefinitionList>
      <CopiedText term={t('directory.baseUrl')} text={baseUrl} />
      <Definition term={t('directory.key')}>
        {keys.length === 0 && <p className="text-sm text-ink-soft">{t('directory.noKey')}</p>}
        {keys.map(({ id, name, start }) => (
          <p key={id}>
            <bdi>{name}</bdi> <code dir="ltr">{start}…</code>
          </p>
        ))}
      </Definition>
      <Definition term={t('directory.lastSync')}>
        <span suppressHydrationWarning>{when ?? t('directory.never')}</span>
      </Definition>
      <Definition term={t('directory.counts')}>{counts.join(' · ')}</Definition>
    </DefinitionList>
  )
}
