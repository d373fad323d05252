import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAction } from '#kit/actions/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { deletePermanentlyMutation } from '../mutations.ts'
import { nameOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

interface DeletePermanentlyProps {
  screens: Screens
  record: AnyRecord | undefined
  onClose: () => void
}

export function DeletePermanently({ screens, record, onClose }: DeletePermanentlyProps) {
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const { mutateAsync } = useMutation(deletePermanentlyMutation(useQueryClient(), screens))
  const [named, setNamed] = useState(record)
  if (record && record !== named) setNamed(record)

  async function remove() {
    if (!record) return
    await mutateAsync(record)
    toast.success(t('trash.deletedPermanently', { name: nameOf(resource, record) }))
  }

  return (
    <ConfirmAction
      open={record !== undefined}
      onClose={onClose}
      title={t('trash.deleteTitle')}
      text={t('trash.deleteText', { name: named && nameOf(resource, named) })}
      confirmLabel={t('trash.deletePermanently')}
      onConfirm={remove}
    />
  )
}
