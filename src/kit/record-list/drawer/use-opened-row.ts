import { useNavigate } from '@tanstack/react-router'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'
import { useListCommands } from '../use-list-commands.ts'
import type { ListedRecord, RecordList } from '../use-record-list.ts'

export const opening = (id: string) => (before: object) => ({ ...before, open: id })

/** The address names the row that a drawer shows. */
export function useOpenedRow<Row extends ListedRecord>(list: RecordList<Row>, opened: string) {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const here = { to: '.', resetScroll: false } as const
  const open = ({ id }: Row) => void navigate({ ...here, search: opening(id), state: openedHere })
  useListCommands(list, { open })
  return {
    open,
    drawer: {
      row: list.rows.find(({ id }) => id === opened),
      onClose: () => stepBack(() => void navigate({ ...here, search: opening(''), replace: true })),
    },
  }
}
