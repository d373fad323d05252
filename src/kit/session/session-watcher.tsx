import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hearSessionNews } from './session-news.ts'
import { useRefreshSession } from './use-session.ts'

/** In milliseconds: coming back to a tab more often than this asks nothing. */
const REST = 60_000

/** Notices a session that another tab began or ended, or that ran out while nobody looked. */
export function SessionWatcher() {
  const { i18n } = useTranslation()
  const refresh = useRefreshSession()
  const look = useEffectEvent(() => {
    // Out of reach, a page keeps what it knows; whatever it asks next says so in its own place.
    refresh().catch(() => undefined)
  })

  // The words for what may go wrong are at hand before it does: without a network they could not be fetched.
  useEffect(() => void i18n.loadNamespaces('problems'), [i18n])

  useEffect(() => {
    let lookedAt = Date.now()
    function lookAgain() {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < REST) return
      lookedAt = Date.now()
      look()
    }
    const stopHearing = hearSessionNews(() => look())
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('online', look)
    return () => {
      stopHearing()
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])

  return null
}
