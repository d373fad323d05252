import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { useRun } from '#layouts/commands/use-run.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { useNarrowScreen } from '#ui/overlays/narrow-screen.ts'
import { Palette } from '#ui/overlays/palette.tsx'
import { CommandSearch } from './command-search.tsx'
import type { Offered } from './use-all-commands.ts'

export interface CommandPaletteProps extends Offered {
  searches: readonly RecordSearch[]
  closingKeys: string
  open: boolean
  onClose: () => void
}

export function CommandPalette({ open, onClose, ...rest }: CommandPaletteProps) {
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
    const command = chosen.current
    chosen.current = undefined
    if (!command) return
    run(command)
  }

  return (
    <Palette
      label={t('palette.label')}
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={runChosen}
    >
      <CommandSearch onChoose={choose} onClose={close} {...rest} />
    </Palette>
  )
}

const STEPS = ['search'] as const

/** On a phone the search is a step in the history, so that the gesture for Back closes it. */
function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
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
