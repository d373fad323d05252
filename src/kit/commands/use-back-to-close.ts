import { useEffect, useEffectEvent } from 'react'
import { useStep } from '#layouts/navigation/step.ts'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'

const STEPS = ['search'] as const

/** On a phone the search is a step in the history, so that the gesture for Back closes it. */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const isNarrow = useNarrowScreen()
  const { step, open, close } = useStep(STEPS)

  const enter = useEffectEvent(() => isNarrow && open('search'))
  useEffect(() => {
    if (isOpen) enter()
  }, [isOpen])

  const isEntered = step === 'search'
  const leave = useEffectEvent(() => {
    if (isOpen) onClose()
  })
  useEffect(() => {
    if (isEntered) return () => leave()
    return undefined
  }, [isEntered])

  return isEntered ? close : onClose
}
