import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { readMutation } from '../notifications.mutations.ts'
import { notificationListQuery } from '../notifications.queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotificationParts } from './use-notification-parts.ts'

interface NotificationDrawerProps {
  open: boolean
  onClose: () => void
}

export function NotificationDrawer({ open, onClose }: NotificationDrawerProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const area = useLocation({
    select: ({ pathname }) => (pathname.startsWith('/manager') ? 'manager' : 'app'),
  })
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      closeLabel={t('common:actions.close')}
    >
      <Notifications onClose={onClose} />
      <p className="mt-4 border-t border-line pt-4">
        <TextLink to={`/${area}/account`} hash="notifications" onClick={onClose}>
          {t('settings.title')}
        </TextLink>
      </p>
    </Drawer>
  )
}

function Notifications({ onClose }: Pick<NotificationDrawerProps, 'onClose'>) {
  const { t } = useTranslation('notifications')
  const query = useInfiniteQuery(notificationListQuery)
  const words = useNotificationParts()?.words
  const reading = useMutation(readMutation)
  const { data, dataUpdatedAt, error, fetchStatus, hasNextPage, isFetchingNextPage } = query
  const isAway = !data && (error !== null || fetchStatus === 'paused')
  const items = data?.pages.flatMap((page) => page.items)
  const [first] = items ?? []
  const hasUnread = (data?.pages[0]?.unread ?? 0) > 0

  if (isAway) return <FetchFailed of={query} title={t('loadFailed')} />
  if (!items || !words) {
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-64 w-full" />
      </Loading>
    )
  }
  if (!first) {
    return <EmptyState drawing={<EmptyTray />} title={t('none')} text={t('noneText')} />
  }
  return (
    <>
      <div className="flex justify-end pb-2">
        <Button size="sm" disabled={!hasUnread} onClick={() => reading.mutate({ upTo: first.id })}>
          {t('readAll')}
        </Button>
      </div>
      <ul className="-mx-2 divide-y divide-line">
        {items.map((item) => (
          <NotificationRow
            key={item.id}
            of={item}
            words={words[item.kind]}
            readAt={dataUpdatedAt}
            onOpen={() => {
              if (!item.readAt) reading.mutate({ ids: [item.id] })
              onClose()
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button
            pending={isFetchingNextPage}
            pendingLabel={t('loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
