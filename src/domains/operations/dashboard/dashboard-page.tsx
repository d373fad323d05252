import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Dashboard, type DashboardPieces, dashboardQuery } from '#kit/dashboard/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Page } from '#layouts/page.tsx'
import { Attention } from './attention.tsx'
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
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
  const show = (column: 'start' | 'end') =>
    inOrder(pieces.flatMap((piece) => piece[column] ?? [])).map(({ order, Show }) => (
      <Show key={order} of={of} />
    ))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Figures of={of} pieces={pieces} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Attention of={of} pieces={pieces} />
          {show('start')}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{show('end')}</div>
      </div>
      <CountedAt figures={of.figures} />
    </div>
  )
}
