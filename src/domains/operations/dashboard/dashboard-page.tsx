import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import type { Item } from '#kit/dashboard/index.server.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ActivityFeed } from './activity-feed.tsx'
import { Attention } from './attention.tsx'
import { Cards } from './cards.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import { Figures, FigureStrip } from './figures.tsx'
import { addressOf, type ItemOf, useTexts } from './use-item.ts'

const stack = 'grid grid-cols-[minmax(0,1fr)] gap-6'

/** Two columns stand in a `@container`: large text leaves room for one. */
const twoColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:@2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:@2xl:grid-rows-[auto_1fr]'

export function DashboardPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('dashboard')
  return (
    <Awaited
      of={useQuery(dashboardQuery)}
      title={t('title')}
      failedTitle={t('failed')}
      pending={<DashboardPending />}
    >
      {({ items }) => (
        <Page
          title={t('title')}
          action={ofKind(items, 'action').map(({ link }) => (
            <Action key={link.to} link={link} />
          ))}
        >
          <div className={stack}>
            {children}
            <Overview items={items} />
          </div>
        </Page>
      )}
    </Awaited>
  )
}

const ofKind = <Kind extends Item['kind']>(items: Item[], kind: Kind) =>
  items.filter((item): item is ItemOf<Kind> => item.kind === kind)

function Action({ link }: Pick<ItemOf<'action'>, 'link'>) {
  return (
    <LinkButton variant="primary" {...addressOf(link)}>
      {useTexts(link.title)(link.title)}
    </LinkButton>
  )
}

function Overview({ items }: { items: Item[] }) {
  const figures = ofKind(items, 'figure')
  const tasks = ofKind(items, 'attention').filter(({ total }) => total.count > 0)
  return (
    <div className={`@container ${stack}`}>
      <Figures items={figures} />
      <div className={twoColumns}>
        <div className="lg:@2xl:col-start-2">
          <Attention items={tasks} />
        </div>
        <div className={`${stack} lg:@2xl:col-start-1 lg:@2xl:row-span-2 lg:@2xl:row-start-1`}>
          <Cards items={items.filter((item) => !isAside(item))} />
        </div>
        <div className={`${stack} lg:@2xl:col-start-2`}>
          <ActivityFeed />
          <Cards items={items.filter(isAside)} />
        </div>
      </div>
      <CountedAt figures={figures} />
    </div>
  )
}

const isAside = (item: Item) => item.kind === 'ranking' && item.isAside

function CountedAt({ figures }: { figures: ItemOf<'figure'>[] }) {
  const { t } = useTranslation('dashboard')
  const moments = figures.flatMap(({ figure }) => figure.countedAt ?? [])
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

const FIGURE = ['my-1 h-4 w-16', 'my-1.5 h-7 w-20', 'my-1 h-4 w-28', 'mt-3 h-7 w-full']
const CARD = ['h-6 w-40', 'mt-4 h-48 w-full']

const bars = (looks: string[]) => looks.map((look) => <Skeleton key={look} className={look} />)
const four = (draw: (place: number) => ReactNode) => [1, 2, 3, 4].map(draw)

function DashboardPending() {
  const { t } = useTranslation('dashboard')
  return (
    <Loading label={t('loading')}>
      <div className={`@container ${stack}`}>
        <FigureStrip count={4}>
          {four((place) => (
            <div key={place} className="p-4">
              {bars(FIGURE)}
            </div>
          ))}
        </FigureStrip>
        <div className={twoColumns}>
          {four((place) => (
            <Card key={place}>{bars(CARD)}</Card>
          ))}
        </div>
      </div>
    </Loading>
  )
}
