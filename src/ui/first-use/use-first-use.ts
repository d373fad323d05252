import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Again } from './again.ts'
import { hold } from './held/hold.ts'
import { atRest, type OnDemand } from './on-demand.ts'

interface FirstUse<Module> {
  module: Module
  again: Again | undefined
}

export function useFirstUse<Module>(onDemand: OnDemand<Module>) {
  const [real, setReal] = useState<FirstUse<Module>>()
  useEffect(() => onDemand.prepareAtRest(), [onDemand])

  return {
    real,
    take: (again?: () => Again | undefined) =>
      onDemand.require((module) => {
        const first = { module, again: again?.() }
        setReal((before) => before ?? first)
      }),
  }
}

/** Loads what the user has asked for; keys pressed meanwhile wait for it. */
export function useOnceWanted<Module>(
  onDemand: OnDemand<Module>,
  isWanted: boolean,
  forgo?: () => void,
) {
  const module = useOnce(onDemand, isWanted, forgo)
  useEffect(() => {
    if (isWanted && !module) hold({ holding: 'shortcuts', isHere: onDemand.here })
  }, [isWanted, module, onDemand])
  return module
}

export const useOnceAtRest = <Module>(onDemand: OnDemand<Module>) => useOnce(onDemand, useAtRest())

export function useOnce<Module>(onDemand: OnDemand<Module>, isWanted: boolean, forgo = () => {}) {
  const [module, setModule] = useState<Module>()
  useEffect(() => onDemand.prepareAtRest(), [onDemand])
  const come = useEffectEvent(() => onDemand.require((here) => setModule(() => here), forgo))
  useEffect(() => {
    if (isWanted) come()
  }, [isWanted])
  return module
}

export function useAgain<Control extends HTMLElement>(again: Again | undefined) {
  const control = useRef<Control>(null)
  // Later, a dialog around it would have taken the focus that the removed stand-in lost.
  useLayoutEffect(() => {
    if (again) control.current?.focus()
  }, [again])
  useEffect(() => {
    if (control.current) again?.(control.current)
  }, [again])
  return control
}

function useAtRest() {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    const timer = atRest(() => setResting(true))
    return () => clearTimeout(timer)
  }, [])
  return isResting
}
