import { useEffect, useEffectEvent } from 'react'

/** How long to wait, in milliseconds, before looking again where the server's clock is behind ours. */
const AGAIN = 5000

/** Looks what has become of it once a moment has passed, and again for as long as it is waited for. */
export function useTimeUp(moment: Date, look: () => Promise<unknown>) {
  const lookOnce = useEffectEvent(() => {
    // Out of reach: the next look follows.
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
