import { useEffect, useEffectEvent } from 'react'

/** The server's clock can be behind the browser's. */
const RETRY_MS = 5000

export function useTimeUp(moment: Date, look: () => Promise<unknown>) {
  const lookOnce = useEffectEvent(() => {
    look().catch(() => undefined)
  })
  const at = moment.getTime()

  useEffect(() => {
    let timer = setTimeout(lookAgain, Math.max(0, at - Date.now()))
    function lookAgain() {
      lookOnce()
      timer = setTimeout(lookAgain, RETRY_MS)
    }
    return () => clearTimeout(timer)
  }, [at])
}
