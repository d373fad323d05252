import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unreadQuery } from '../notifications.queries.ts'

export function UnreadMark() {
  const { t, ready } = useTranslation('notifications', { useSuspense: false })
  const { data } = useQuery(unreadQuery)
  const count = data?.unread ?? 0
  if (count === 0) return null
  return (
    <span className="absolute end-2 top-2 size-2.5 rounded-full border-2 border-paper bg-accent forced-colors:bg-[Highlight]">
      <span className="sr-only">{ready && t('unreadCount', { count })}</span>
    </span>
  )
}
