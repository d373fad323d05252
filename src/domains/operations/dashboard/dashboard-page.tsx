import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import { type Dashboard, type DashboardPieces, dashboardQuery } from '#kit/dashboard/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Page } from '#layouts/page.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ActivityFeed } from './activity-feed.tsx'
import { Attention } from './attention.tsx'
import { stack, twoColumns } from './columns.ts'
import { FigureStrip } from './figure-strip.tsx'
import { Figures } from './figures.tsx'
import { GettingStarted } from './getting-started/getting-started.tsx'
import { inOrder } from './in-order.ts'

export function DashboardPage({ pieces }: { pieces: DashboardPieces[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <Awaited
      of={useQuery(dashboardQuery)}
      title={t('title')}
      failedTitle={t('failed')}
      pending={<DashboardPending />}
    >
      {(dashboard) => (
        <Page title={t('title')} action={<Actions of={pieces} />}>
          <div className={stack}>
            <GettingStarted pieces={pieces} />
            <Overview of={dashboard} pieces={pieces} />
          </div>
        </Page>
      )}
    </Awaited>
  )
}

function Actions({ of: pieces }: { of: DashboardPieces[] }) {
  return pieces.map(({ name, Action }) => Action && <Action key={name} />)
}

function Overview({ of, pieces }: { of: Dashboard; pieces: DashboardPieces[] }) {
  const show = (column: 'main' | 'side') =>
    inOrder(pieces.flatMap((piece) => piece[column] ?? [])).map(({ order, Show }) => (
      <Show key={order} of={of} />
    ))
  return (
    <div className={`@container ${stack}`}>
      <Figures of={of} pieces={pieces} />
      <div className={twoColumns}>
        <div className="lg:@2xl:col-start-2">
          <Attention of={of} pieces={pieces} />
        </div>
        <div className={`${stack} lg:@2xl:col-start-1 lg:@2xl:row-span-2 lg:@2xl:row-start-1`}>
          {show('main')}
        </div>
        <div className={`${stack} lg:@2xl:col-start-2`}>
          <ActivityFeed />
          {show('side')}
        </div>
      </div>
      <CountedAt figures={of.figures} />
    </div>
  )
}

function CountedAt({ figures }: { figures: Dashboard['figures'] }) {
  const { t } = useTranslation('dashboard')
  const moments = Object.values(figures).flatMap((figure) => figure.countedAt ?? [])
  const oldest = moments.toSorted((one, other) => one.getTime() - other.getTime())[0]
  return (
    <p className="text-sm text-ink-faint">
      {t('utc')}{' '}
      {oldest && (
        <>
          {t('countedAt')} <ExactTime at={oldest} />
        </>
      )}
    </p>
  )
}

function DashboardPending() {
  const { t } = useTranslation('dashboard')
  return (
    <Loading label={t('loading')}>
      <div className={`@container ${stack}`}>
        <FigureStrip count={4}>
          {Array.from({ length: 4 }, (_, at) => (
            <div key={at} className="p-4">
              <Skeleton className="my-1 h-4 w-16" />
              <Skeleton className="my-1.5 h-7 w-20" />
              <Skeleton className="my-1 h-4 w-28" />
              <Skeleton className="mt-3 h-7 w-full" />
            </div>
          ))}
        </FigureStrip>
        <div className={twoColumns}>
          {Array.from({ length: 4 }, (_, at) => (
            <Card key={at}>
              <Skeleton className="h-6 w-40" />
              <Skeleton className="mt-4 h-48 w-full" />
            </Card>
          ))}
        </div>
      </div>
    </Loading>
  )
}
