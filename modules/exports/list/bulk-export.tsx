import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import type { BulkActionProps } from '#kit/resource-pages/index.ts'
import { buttonLook } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { exportAddress, exportChosen } from './export-list.ts'

export function BulkExport({ resource, view, selection }: BulkActionProps) {
  const { t } = useTranslation('record-list')
  const saving = useMutation({
    mutationFn: (ids: string[]) => exportChosen(resource, ids),
    onError: (error) => toastFailure(t('exportFailed'), error),
  })
  if (selection.isAll) {
    return (
      <a href={exportAddress(resource, view)} download className={buttonLook('secondary', 'sm')}>
        <Download aria-hidden />
        {t('export')}
      </a>
    )
  }
  return (
    <Button size="sm" pending={saving.isPending} onClick={() => saving.mutate(selection.ids)}>
      <Download aria-hidden />
      {t('export')}
    </Button>
  )
}
