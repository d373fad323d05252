import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConfirmAction, type Question } from '#kit/actions/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { deletePermanentlyMutation } from '../mutations.ts'
import { nameOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

export interface DeletePermanentlyProps extends Question<AnyRecord> {
  screens: Screens
  /** Leaves the page of the record before lists and records are loaded again. */
  leave?: (() => Promise<void>) | undefined
  /** Moves the focus, because the row with the button that asked is gone. */
  moveFocus?: (() => void) | undefined
}

export function DeletePermanently(props: DeletePermanentlyProps) {
  const { screens, row: record, open, onClose, leave, moveFocus } = props
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const { mutateAsync } = useMutation(deletePermanentlyMutation(screens, leave))
  const deletedRef = useRef<AnyRecord>(undefined)
  const name = record && nameOf(resource, record)

  async function remove() {
    if (!record) return
    await mutateAsync(record)
    deletedRef.current = record
    toast.success(t('trash.deletedPermanently', { name }))
  }

  return (
    <ConfirmAction
      open={open}
      onClose={onClose}
      title={t('trash.deleteTitle')}
      text={t('trash.deleteText', { name })}
      confirmLabel={t('trash.deletePermanently')}
      onConfirm={remove}
      finalFocus={() => {
        if (!record || deletedRef.current !== record) return true
        moveFocus?.()
        return null
      }}
    />
  )
}
