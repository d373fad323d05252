import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import {
  linkTo,
  prepareReferences,
  type Screens,
  useResourceTexts,
  WithOptions,
} from '#kit/resource-pages/index.ts'
import { namespaceOf, type Search } from '#kit/resource/index.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Checklist } from '#ui/feedback/drawings/checklist.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkTab, LinkTabs } from '#ui/navigation/link-tabs.tsx'
import type { GetCalls } from '../duplicate-calls.ts'
import { DuplicateGroup } from './duplicate-group.tsx'
import { duplicatesKey, duplicatesQuery, ruleIn } from './duplicates-query.ts'

export const prepareDuplicatesPage = (
  context: PageContext,
  screens: Screens,
  calls: GetCalls,
  { rule }: Search,
) =>
  preparePage({
    context,
    kind: 'list',
    texts: [namespaceOf(screens.resource), 'resource-pages'],
    reading: () => {
      const query = duplicatesQuery(screens.resource, calls, ruleIn(screens.resource, rule))
      const read = context.queryClient.infiniteQuery({ ...query, staleTime: 'static' })
      const records = async () => (await read).pages.flatMap(recordsIn)
      return [read, ...prepareReferences(context.queryClient, screens, records)]
    },
  })

const recordsIn = ({ items }: { items: { records: Record<string, unknown>[] }[] }) =>
  items.flatMap(({ records }) => records)

interface DuplicatesPageProps {
  screens: Screens
  calls: GetCalls
  search: Search
}

export function DuplicatesPage({ screens, calls, search }: DuplicatesPageProps) {
  const { resource } = screens
  const { alike = {} } = resource
  const { t, tFirst, label } = useResourceTexts(resource)
  const format = useFormat()
  const rule = ruleIn(resource, search['rule'])
  const rules = Object.entries(alike)
  const nameOfRule = (name: string, fields: readonly string[]) =>
    tFirst([`duplicates.rules.${name}`, 'duplicates.same'], {
      fields: format.list(fields.map(label)),
    })

  return (
    <Page title={t('duplicates.caption')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('duplicates.explanation')}</p>
      {rules.length > 1 && (
        <LinkTabs label={t('duplicates.compare')}>
          {rules.map(([name, fields]) => (
            <LinkTab
              key={name}
              render={
                <Link
                  to="."
                  search={{ rule: name }}
                  aria-current={name === rule ? 'page' : undefined}
                />
              }
            >
              {nameOfRule(name, fields)}
            </LinkTab>
          ))}
        </LinkTabs>
      )}
      <Groups key={rule} {...{ screens, calls, rule }} />
    </Page>
  )
}

function Groups({ screens, calls, rule }: Omit<DuplicatesPageProps, 'search'> & { rule: string }) {
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const query = useInfiniteQuery(duplicatesQuery(resource, calls, rule))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query

  if (!data) {
    const isAway = query.isError || query.fetchStatus === 'paused'
    if (isAway) return <FetchFailed of={query} title={t('duplicates.failed')} />
    return (
      <Loading label={t('duplicates.loading')}>
        <Skeleton className="mt-6 h-64 w-full" />
      </Loading>
    )
  }
  const groups = data.pages.flatMap(({ items }) => items)

  /** The group that takes its place has the focus next. */
  async function settle(key: string) {
    const index = groups.findIndex((group) => group.key === key)
    await queryClient.invalidateQueries({ queryKey: duplicatesKey(resource) })
    const next = list.current?.children[Math.min(index, groups.length - 2)]
    const goal = next instanceof HTMLElement ? next : document.querySelector<HTMLElement>('#main')
    goal?.focus()
  }

  if (groups.length === 0) {
    return (
      <EmptyState
        drawing={<Checklist />}
        title={t('duplicates.empty.title')}
        text={t('duplicates.empty.text')}
        actions={<LinkButton to={linkTo(resource).list}>{t('trash.empty.action')}</LinkButton>}
      />
    )
  }
  return (
    <WithOptions screens={screens} records={groups.flatMap(({ records }) => records)}>
      {(options) => (
        <>
          <ul ref={list} className="mt-6 space-y-6">
            {groups.map((group) => (
              <li key={group.key} tabIndex={-1} className="outline-none">
                <DuplicateGroup
                  // Other versions or members are another choice.
                  key={group.records.map(({ id, version }) => `${id} ${version}`).join()}
                  {...{ screens, calls, options, rule, group }}
                  onSettled={() => void settle(group.key)}
                />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              className="mt-6"
              pending={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('duplicates.more')}
            </Button>
          )}
        </>
      )}
    </WithOptions>
  )
}
