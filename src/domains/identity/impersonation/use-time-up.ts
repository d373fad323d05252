import { useEffect, useEffectEvent } from 'react'

/** In milliseconds; the server's clock can be behind the browser's. */
const AGAIN = 5000

/** Calls `look` at the given moment, then repeatedly until unmounted. */
export function useTimeUp(moment: Date, look: () => Promise<unknown>) {
  const lookOnce = useEffectEvent(() => {
    // Offline: the next call follows.
    look().catch(() => undefined)
  })
  const at = moment.getTime()

  useEffect(() => {
    let timer = setTimeout(lookAgain, Math.max(0, at - Date.now()))
    function lookAgain() {
      lookOnce()
      timer = setTimeout(lookAgain, AGAIN)
    }
    return () => clearTimeout(timer)
  }, [at])
}
