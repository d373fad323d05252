import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'
import { useRun } from '#layouts/commands/use-keys.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import { Palette } from '#ui/overlays/palette.tsx'
import { CommandSearch, type Offered } from './command-search.tsx'

interface CommandPaletteProps extends Offered {
  open: boolean
  onClose: () => void
}

export function CommandPalette({ open, onClose, ...offered }: CommandPaletteProps) {
  const { t } = useTranslation('commands')
  const run = useRun()
  const chosen = useRef<Command>(undefined)
  const close = useBackToClose(open, onClose)

  function choose(command: Command) {
    chosen.current = command
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
