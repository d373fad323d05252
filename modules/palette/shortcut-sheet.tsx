import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface ShortcutSheetProps {
  commands: readonly Command[]
  open: boolean
  onClose: () => void
}

export function ShortcutSheet({ commands, open, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation(['commands', 'layouts', 'common'])
  const parts = [
    ['list', t('groups.list')],
    ['page', t('groups.page')],
    ['everywhere', t('sheet.everywhere')],
    ['go', t('sheet.go')],
  ] as const
  const inPart = Map.groupBy(commands, partOf)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('layouts:commands.sheet')}
      closeLabel={t('common:actions.close')}
    >
      {parts.map(([part, heading]) => {
        const shown = inPart.get(part)
        return (
          shown && (
            <section key={part} className="pb-4">
              <h3 className="pt-2 pb-1 font-sans text-xs font-medium text-ink-faint">{heading}</h3>
              <dl className="divide-y divide-line text-sm">
                {shown.map(({ id, keys = '', label }) => (
                  <div key={id} className="flex items-center justify-between gap-4 py-2.5">
                    <dt>{label}</dt>
                    <dd>
                      <KeyboardHint keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        )
      })}
    </Dialog>
  )
}

function partOf({ keys, group }: Command) {
  if (!keys) return undefined
  if (group === 'list' || group === 'page') return group
  return keys.startsWith('g ') ? 'go' : 'everywhere'
}
