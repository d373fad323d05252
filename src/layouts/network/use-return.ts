import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What could not come off the network comes by itself, as soon as the server is reached again. */
export function useReturn(isAwaited: boolean) {
  useEffect(() => {
    if (!isAwaited) return undefined
    return onlineManager.subscribe((isOnline) => isOnline && location.reload())
  }, [isAwaited])
}
