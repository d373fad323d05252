import { useTranslation } from 'react-i18next'
import type { Act } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import type { ListedRecord, RecordList } from './use-record-list.ts'

interface ListActs<Row> {
  open?: (row: Row) => void
  edit?: (row: Row) => void
}

export function useListCommands<Row extends ListedRecord>(
  list: RecordList<Row>,
  { open, edit }: ListActs<Row>,
) {
  const { t } = useTranslation('record-list')
  const { rows, row, activeIndex, moveTo, selection, isForReading } = list
  const onRow = (then: (row: Row) => void) => () => row && then(row)
  const next = () => moveTo(activeIndex === undefined ? 0 : activeIndex + 1)
  const previous = () => moveTo(activeIndex === undefined ? 0 : activeIndex - 1)
  const select = onRow(({ id }) => selection.toggle(id))
  const commands = [
    act('next', 'j', t('shortcuts.next'), next),
    act('previous', 'k', t('shortcuts.previous'), previous),
    ...(isForReading ? [] : [act('select', 'x', t('shortcuts.select'), select)]),
    ...(edit ? [act('edit', 'e', t('shortcuts.edit'), onRow(edit))] : []),
    ...(open ? [act('open', 'Enter', t('shortcuts.open'), onRow(open))] : []),
  ]
  useCommands(rows.length > 0 ? commands : [])
}

const act = (id: string, keys: string, label: string, run: () => void): Act => ({
  id: `list.${id}`,
  group: 'list',
  keys,
  label,
  run,
})
