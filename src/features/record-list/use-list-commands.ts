import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from './shortcuts.ts'
import type { ListedRecord, RecordList } from './use-record-list.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface ListActs<Row> {
  search?: RefObject<Pick<HTMLInputElement, 'focus'> | null>
  open?: (row: Row) => void
  edit?: (row: Row) => void
}

/** What the keyboard can do in a list; the sheet of shortcuts, and whoever else lists commands, reads them from here. */
export function useListCommands<Row extends ListedRecord>(
  list: RecordList<Row>,
  { search, open, edit }: ListActs<Row>,
) {
  const { t } = useTranslation('record-list')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { row, handAt, moveTo, selection } = list
  const onRow = (act: (row: Row) => void) => () => row && act(row)

  const commands: Command[] = [
    ...when(search, (box) => ({
      id: 'search',
      keys: '/',
      label: t('shortcuts.search'),
      run: () => box.current?.focus(),
    })),
    {
      id: 'next',
      keys: 'j',
      label: t('shortcuts.next'),
      run: () => moveTo(handAt === undefined ? 0 : handAt + 1),
    },
    {
      id: 'previous',
      keys: 'k',
      label: t('shortcuts.previous'),
      run: () => moveTo(handAt === undefined ? 0 : handAt - 1),
    },
    {
      id: 'select',
      keys: 'x',
      label: t('shortcuts.select'),
      run: onRow(({ id }) => selection.toggle(id)),
    },
    ...when(edit, (act) => ({
      id: 'edit',
      keys: 'e',
      label: t('shortcuts.edit'),
      run: onRow(act),
    })),
    ...when(open, (act) => ({
      id: 'open',
      keys: 'Enter',
      label: t('shortcuts.open'),
      run: onRow(act),
    })),
    { id: 'help', keys: '?', label: t('shortcuts.help'), run: () => setSheetOpen(true) },
  ]
  useShortcuts(commands)

  return { commands, open: isSheetOpen, onOpenChange: setSheetOpen }
}

const when = <Act>(act: Act | undefined, command: (act: Act) => Command) =>
  act === undefined ? [] : [command(act)]
