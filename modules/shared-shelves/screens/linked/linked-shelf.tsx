import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '#kit/api/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { infiniteList, ListFailed } from '#kit/record-list/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Page } from '#layouts/page.tsx'
import { OpenPages } from '#modules/covers/index.ts'
import { RowsPending, shelvesKey } from '#modules/shelves/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkedShelfView } from './linked-shelf-view.tsx'

export function LinkedShelf() {
  const { t } = useTranslation('shelves')
  const hash = useLocation({ select: (location) => location.hash })
  const token = useHydrated() ? hash : undefined
  const query = useInfiniteQuery(linkedShelfQuery(token ?? ''))
  const { data, error, fetchStatus } = query

  const isGone = error instanceof Refusal && [400, 404].includes(error.status)
  if (token === '' || isGone) return <LinkGone />
  const shelf = data?.pages[0]?.shelf
  if (token && shelf) return <LinkedShelfView query={query} shelf={shelf} token={token} />
  return (
    <Page title={t('linked.title')}>
      {error || fetchStatus === 'paused' ? <ListFailed query={query} /> : <RowsPending />}
    </Page>
  )
}

/** Does not reveal whether the link was revoked or never existed. */
function LinkGone() {
  const { t } = useTranslation('shelves')
  const isSignedIn = useSession() !== null
  return (
    <Page title={t('linked.title')}>
      <EmptyState
        drawing={<OpenPages />}
        title={t('linked.gone')}
        text={t('linked.goneText')}
        actions={
          isSignedIn ? (
            <LinkButton to="/app/shelves" variant="primary">
              {t('caption')}
            </LinkButton>
          ) : (
            <LinkButton to="/login" variant="primary">
              {t('linked.signIn')}
            </LinkButton>
          )
        }
      />
    </Page>
  )
}

const pageSize = 50

/** Sends the token in the body, so that no log contains it. */
const linkedShelfQuery = (token: string) =>
  infiniteQueryOptions({
    queryKey: [...shelvesKey, 'linked', 'list', { token }],
    queryFn: async ({ pageParam: { cursor }, signal }) => {
      const sought = { token, cursor, limit: pageSize }
      const { shelf, books, genres } = await call('shelves.openLink', sought, { signal })
      return { ...books, start: cursor ?? '', readAt: Date.now(), shelf, genres }
    },
    initialPageParam: {},
    ...infiniteList,
    enabled: token !== '',
  })
