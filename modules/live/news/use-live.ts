import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#kit/session/index.ts'
import { listenLive, type LiveNews } from './live-connection.ts'

export function useLive(hear: (news: LiveNews) => void) {
  const userId = useSession()?.user.id
  const onNews = useEffectEvent(hear)
  useEffect(
    () => (userId === undefined ? undefined : listenLive(userId, (news) => onNews(news))),
    [userId],
  )
}
