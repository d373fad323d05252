import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Act, Command } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { linkTo, needsOf } from '../link-to.ts'
import type { ListToolsProps } from '../list-tools-props.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

/** The keys of a list that need a row or the whole list; those that move are always there. */
export function useToolCommands(props: ListToolsProps) {
  const { screens, list, remove } = props
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const { t: tList } = useTranslation('record-list')
  const { rows, row, activeIndex, selection } = list

  function extend(step: 1 | -1) {
    const next = activeIndex === undefined ? undefined : rows[activeIndex + step]
    if (!row || !next || activeIndex === undefined) return list.moveTo(0)
    selection.reach(row.id, next.id)
    list.moveTo(activeIndex + step)
  }

  function removeActive() {
    if (!row) return
    list.moveOn(row)
    remove(row)
  }

  const create: Command = {
    id: `${resource.path}.new`,
    group: 'new',
    keys: 'c',
    label: t('new'),
    icon: <Plus />,
    needs: { apps: ['manager'], ...needsOf(resource, 'create') },
    to: linkTo(resource).create,
  }
  const ofRow: Command[] = [
    act('extendNext', 'J', tList('shortcuts.extendNext'), () => extend(1)),
    act('extendPrevious', 'K', tList('shortcuts.extendPrevious'), () => extend(-1)),
    act('selectShown', 'mod+a', tList('selectShown'), selection.takeShown),
  ]
  const removal: Command = {
    ...act('delete', '#', t('list.delete'), removeActive),
    icon: <Trash2 />,
    needs: needsOf(resource, 'delete'),
  }
  const offered = rows.length > 0 ? ofRow : []
  // A selection has a command of its own.
  useCommands([create, ...offered, ...(row && selection.isEmpty ? [removal] : [])])
}

const act = (id: string, keys: string, label: string, run: () => void): Act => ({
  id: `list.${id}`,
  group: 'list',
  keys,
  label,
  run,
})
