import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import { useRun } from '#layouts/commands/use-run.ts'
import { Palette } from '#ui/overlays/palette.tsx'
import { CommandSearch } from './command-search.tsx'
import { rememberCommand } from './recent.ts'
import type { Offered } from './use-all-commands.ts'

export interface CommandPaletteProps extends Offered {
  searches: readonly RecordSearch[]
  /** The keys that opened it close it again. */
  closingKeys: string
  open: boolean
  onClose: () => void
}

/** Everything that can be done and every place to go to, found by typing. */
export function CommandPalette({ open, onClose, ...rest }: CommandPaletteProps) {
  const { t } = useTranslation('commands')
  const run = useRun()
  const chosen = useRef<Command>(undefined)

  function choose(command: Command) {
    chosen.current = command
    onClose()
  }

  /** Only now: what moves the focus, or opens a dialog, begins where the palette was opened. */
  function runChosen() {
    const command = chosen.current
    chosen.current = undefined
    if (!command) return
    rememberCommand(command)
    run(command)
  }

  return (
    <Palette
      label={t('palette.label')}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={runChosen}
    >
      <CommandSearch onChoose={choose} onClose={onClose} {...rest} />
    </Palette>
  )
}
