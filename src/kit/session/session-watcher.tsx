import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hearSessionNews } from './session-news.ts'
import { useRefreshSession } from './use-session.ts'

const CHECK_PAUSE_MS = 60_000

export function SessionWatcher() {
  const { i18n } = useTranslation()
  const refresh = useRefreshSession()
  const look = useEffectEvent(() => {
    // Offline, the page keeps its session; its next request reports the problem.
    refresh().catch(() => undefined)
  })

  // Preloads error messages, which could not be loaded once the network is down.
  useEffect(() => void i18n.loadNamespaces('problems').catch(() => undefined), [i18n])

  useEffect(() => {
    let lookedAt = Date.now()
    function lookAgain() {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < CHECK_PAUSE_MS) return
      lookedAt = Date.now()
      look()
    }
    // A page that the browser kept may belong to a user who has signed out since.
    const lookWhenBack = ({ persisted }: PageTransitionEvent) => persisted && look()
    const stopHearing = hearSessionNews(() => look())
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('online', look)
    addEventListener('pageshow', lookWhenBack)
    return () => {
      stopHearing()
      removeEventListener('online', look)
      removeEventListener('pageshow', lookWhenBack)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])

  return null
}
