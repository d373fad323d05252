import { useNavigate } from '@tanstack/react-router'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { CommandButton } from '#layouts/commands/command-button.tsx'
import type { Command } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { linkTo, needsOf } from '../link-to.ts'
import type { AnyRecord } from '../screens.ts'
import { useRemoval } from '../use-removal.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { DetailScreens } from './detail-options.ts'

interface RecordActionsProps {
  detail: DetailScreens
  record: AnyRecord
}

export function RecordActions({ detail, record }: RecordActionsProps) {
  const { screens, commandsOf } = detail
  const { resource } = screens
  const texts = useResourceTexts(resource)
  const navigate = useNavigate()
  const links = linkTo(resource)

  // Leaves the page first, so that it does not refetch a deleted record.
  const removal = useRemoval(screens, { leave: () => navigate({ to: links.list }) })

  const remove: Command = {
    id: `${resource.name}.delete`,
    group: 'page',
    label: texts.t('list.delete'),
    icon: <Trash2 aria-hidden />,
    needs: needsOf(resource, 'delete'),
    run: () => removal.remove(record),
  }
  const update: Command = {
    id: `${resource.name}.update`,
    group: 'page',
    label: texts.t('form.update'),
    icon: <Pencil aria-hidden />,
    keys: 'e',
    needs: needsOf(resource, 'update'),
    to: links.update(record.id),
  }
  const duplicate: Command = {
    id: `${resource.name}.duplicate`,
    group: 'page',
    label: texts.t('form.duplicate'),
    icon: <Copy aria-hidden />,
    needs: needsOf(resource, 'create'),
    run: () => void navigate({ to: links.create, search: { from: record.id } }),
  }
  const more = commandsOf?.(record, texts) ?? []
  useCommands([update, duplicate, ...more, remove])

  return (
    <div className="flex flex-wrap gap-3">
      <CommandButton command={remove} variant="quiet" />
      <CommandButton command={duplicate} variant="quiet" />
      {more.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
      <CommandButton command={update} variant="primary" />
      {removal.dialog}
    </div>
  )
}
