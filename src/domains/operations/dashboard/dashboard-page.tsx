import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Attention } from './attention/attention.tsx'
import { DashboardPending } from './dashboard-pending.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import type { Dashboard } from './dashboard.ts'
import { CountedAt } from './figures/counted-at.tsx'
import { Figures } from './figures/figures.tsx'
import { AdditionsPlot } from './plots/additions-plot.tsx'
import { FruitlessSearches } from './plots/fruitless-searches.tsx'
import { GenresPlot } from './plots/genres-plot.tsx'
import { SignInsPlot } from './plots/sign-ins-plot.tsx'

export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const mayAdd = useAllowed({ book: ['create'] })
  return (
    <Awaited
      of={useQuery(dashboardQuery)}
      title={t('title')}
      failedTitle={t('failed')}
      pending={<DashboardPending />}
    >
      {(dashboard) => (
        <Page
          title={t('title')}
          action={
            mayAdd && (
              <LinkButton to="/manager/books/new" variant="primary">
                {t('newBook')}
              </LinkButton>
            )
          }
        >
          <Overview of={dashboard} />
        </Page>
      )}
    </Awaited>
  )
}

function Overview({
  of: { figures, days, genres, fruitlessSearches, attention },
}: {
  of: Dashboard
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {Object.keys(figures).length > 0 && <Figures figures={figures} days={days} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Attention attention={attention} genres={genres} failedSignIns={days.failedSignIns} />
          {genres && <GenresPlot genres={genres} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {days.booksAdded && <AdditionsPlot days={days.booksAdded} />}
          {days.signIns && days.failedSignIns && (
            <SignInsPlot signIns={days.signIns} failed={days.failedSignIns} />
          )}
          {fruitlessSearches && <FruitlessSearches searches={fruitlessSearches} />}
        </div>
      </div>
      <CountedAt figures={figures} />
    </div>
  )
}
