import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'

export function useReturn(isAwaited: boolean) {
  useEffect(() => {
    if (!isAwaited) return undefined
    return onlineManager.subscribe((isOnline) => isOnline && location.reload())
  }, [isAwaited])
}
