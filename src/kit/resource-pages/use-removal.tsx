import { useState } from 'react'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import type { AnyRecord, Screens } from './screens.ts'
import type { DeletePermanentlyProps } from './trash/delete-permanently.tsx'
import { useMoveRecord } from './trash/use-move-record.ts'

const DeletePermanently = dialogOnDemand(
  async () => (await import('./trash/delete-permanently.tsx')).DeletePermanently,
)

type Then = Pick<DeletePermanentlyProps, 'leave' | 'moveFocus'>

/** Moves a record to the trash at once; without a trash, a dialog asks first. */
export function useRemoval(screens: Screens, then: Then) {
  const [row, setRow] = useState<AnyRecord>()
  const [open, setOpen] = useState(false)
  const { remove } = useMoveRecord(screens)

  async function move(record: AnyRecord) {
    await then.leave?.()
    remove(record)
  }

  function ask(record: AnyRecord) {
    setRow(record)
    setOpen(true)
  }

  if (screens.resource.trash) return { remove: (record: AnyRecord) => void move(record) }
  const onClose = () => setOpen(false)
  return {
    remove: ask,
    dialog: <DeletePermanently {...{ screens, row, open, onClose, ...then }} />,
  }
}
