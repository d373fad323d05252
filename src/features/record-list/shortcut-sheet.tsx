import { useTranslation } from 'react-i18next'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { Command } from './shortcuts.ts'

interface ShortcutSheetProps {
  commands: readonly Command[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which key does what. */
export function ShortcutSheet({ commands, open, onOpenChange }: ShortcutSheetProps) {
  const { t } = useTranslation(['record-list', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shortcuts.title')}
      closeLabel={t('common:actions.close')}
    >
      <dl className="divide-y divide-line text-sm">
        {commands.map(({ id, keys, label }) => (
          <div key={id} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{label}</dt>
            <dd>
              <KeyboardHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
