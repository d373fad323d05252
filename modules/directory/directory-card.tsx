import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ago } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { queryOf } from '#kit/api/index.ts'
import type { OrganizationCard } from '#kit/parts/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { mayIn, ofOwners, useOrganization } from '#modules/organizations/index.ts'
import { CopiedText } from '#modules/single-sign-on/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { DirectoryOverview } from './directory-overview.ts'

export const card: OrganizationCard = {
  order: 20,
  name: 'directory',
  prepare: ({ i18n, queryClient }, { id, isOwner }) =>
    Promise.all([
      i18n.loadNamespaces(['directory', 'single-sign-on', 'problems']),
      isOwner && queryClient.query(directoryQuery(id)),
    ]),
  Card: DirectoryCard,
}

function DirectoryCard() {
  const { id, role } = useOrganization()
  return mayIn(role, ofOwners) ? <OwnersCard organizationId={id} /> : null
}

function OwnersCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('directory')
  const query = useQuery(directoryQuery(organizationId))
  const { data, dataUpdatedAt, isError, fetchStatus } = query
  const isAway = !data && (isError || fetchStatus === 'paused')
  return (
    <Card title={t('title')} description={t('text')}>
      {data && <Overview of={data} readAt={dataUpdatedAt} />}
      {isAway && <FetchFailed of={query} title={t('failed')} />}
      {!data && !isAway && (
        <Loading label={t('loading')}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
    </Card>
  )
}

function Overview({ of, readAt }: { of: DirectoryOverview; readAt: number }) {
  const { t } = useTranslation('directory')
  const formats = useFormat()
  const { baseUrl, keys, syncedAt, activeCount, inactiveCount, teamCount } = of
  const when = syncedAt && ago(syncedAt.getTime(), readAt, formats)
  const inactive = t('inactive', { count: inactiveCount })
  const counts = [
    t('users', { count: activeCount }),
    ...(inactiveCount > 0 ? [inactive] : []),
    t('teams', { count: teamCount }),
  ]
  return (
    <DefinitionList>
      <CopiedText term={t('baseUrl')} text={baseUrl} />
      <Definition term={t('key')}>
        {keys.length === 0 && <p className="text-sm text-ink-soft">{t('noKey')}</p>}
        {keys.map(({ id, name, start }) => (
          <p key={id}>
            <bdi>{name}</bdi> <code dir="ltr">{start}…</code>
          </p>
        ))}
      </Definition>
      <Definition term={t('lastSync')}>
        <span suppressHydrationWarning>{when ?? t('never')}</span>
      </Definition>
      <Definition term={t('counts')}>{counts.join(' · ')}</Definition>
    </DefinitionList>
  )
}

const directoryQuery = (id: string) => queryOf('directory.get', { id })
