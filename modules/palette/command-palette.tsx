import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '#layouts/commands/use-keys.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import { CommandSearch, type Offered } from './command-search.tsx'
import type { Offer } from './search/record-search.ts'
import { Palette } from './ui/palette.tsx'

interface CommandPaletteProps extends Offered {
  open: boolean
  onClose: () => void
}

export function CommandPalette({ open, onClose, ...offered }: CommandPaletteProps) {
  const { t } = useTranslation('commands')
  const run = useRun()
  const chosen = useRef<Offer>(undefined)
  const close = useBackToClose(open, onClose)

  function choose(offer: Offer) {
    chosen.current = offer
    close()
  }

  /** Runs after the palette has closed and returned the focus, so that commands can move it or open a dialog. */
  function runChosen() {
    if (chosen.current) run(chosen.current)
    chosen.current = undefined
  }

  return (
    <Palette
      label={t('palette.label')}
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={runChosen}
    >
      <CommandSearch {...offered} onChoose={choose} onClose={close} />
    </Palette>
  )
}

const STEPS = ['search'] as const

/** On a phone the search is a step in the history, so that the gesture for Back closes it. */
function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const isNarrow = useNarrowScreen()
  const { step, open, close } = useStep(STEPS)
  const isEntered = step === 'search'

  const enter = useEffectEvent(() => isNarrow && open('search'))
  const leave = useEffectEvent(() => isOpen && onClose())
  useEffect(() => {
    if (isOpen) enter()
  }, [isOpen])
  useEffect(() => {
    if (isEntered) return () => void leave()
    return undefined
  }, [isEntered])

  return isEntered ? close : onClose
}
