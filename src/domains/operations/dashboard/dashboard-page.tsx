import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Dashboard, type DashboardPieces, dashboardQuery } from '#kit/dashboard/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Page } from '#layouts/page.tsx'
import { ActivityFeed } from './activity-feed.tsx'
import { Attention } from './attention.tsx'
import { stack, twoColumns } from './columns.ts'
import { CountedAt } from './counted-at.tsx'
import { DashboardPending } from './dashboard-pending.tsx'
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
