import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineBar } from '#ui/feedback/offline-bar.tsx'
import { watchReach } from './watch-reach.ts'

export function NetworkBar() {
  const { t } = useTranslation('layouts')
  const [state, setState] = useState(stateNow)
  useEffect(() => {
    watchReach()
    return onlineManager.subscribe(() => setState(stateNow()))
  }, [])
  return (
    <OfflineBar title={state && t(`network.${state}`)} text={state && t(`network.${state}Text`)} />
  )
}

function stateNow(): 'offline' | 'unreached' | undefined {
  if (onlineManager.isOnline() && navigator.onLine) return undefined
  return navigator.onLine ? 'unreached' : 'offline'
}
