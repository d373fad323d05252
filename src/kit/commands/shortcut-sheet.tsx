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
  const withKeys = commands.filter(({ keys }) => keys)
  const own = (group: string) => withKeys.filter((command) => command.group === group)
  const parts = [
    { heading: t('groups.list'), commands: own('list') },
    { heading: t('groups.page'), commands: own('page') },
    {
      heading: t('sheet.everywhere'),
      commands: withKeys.filter((command) => !isLocal(command) && !isGoing(command)),
    },
    { heading: t('sheet.go'), commands: withKeys.filter(isGoing) },
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('layouts:commands.sheet')}
      closeLabel={t('common:actions.close')}
    >
      {parts
        .filter((part) => part.commands.length > 0)
        .map((part) => (
          <section key={part.heading} className="pb-4">
            <h3 className="pt-2 pb-1 font-sans text-xs font-medium text-ink-faint">
              {part.heading}
            </h3>
            <Keys of={part.commands} />
          </section>
        ))}
    </Dialog>
  )
}

const isLocal = ({ group }: Command) => group === 'list' || group === 'page'

const isGoing = ({ keys = '' }: Command) => keys.startsWith('g ')

function Keys({ of: commands }: { of: readonly Command[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {commands.map(({ id, keys, label }) => (
        <div key={id} className="flex items-center justify-between gap-4 py-2.5">
          <dt>{label}</dt>
          <dd>{keys && <KeyboardHint keys={keys} />}</dd>
        </div>
      ))}
    </dl>
  )
}
