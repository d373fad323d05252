import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import { buttonLook } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { type ExportView, exportAddress, exportChosen } from '../export.ts'
import type { SelectionHandle } from '../selection/use-selection.ts'

interface BulkExportProps {
  path: string
  view: ExportView
  selection: SelectionHandle
}

export function BulkExport({ path, view, selection }: BulkExportProps) {
  const { t } = useTranslation('record-list')
  const saving = useMutation({
    mutationFn: (ids: string[]) => exportChosen(path, ids),
    onError: (error) => toastFailure(t('exportFailed'), error),
  })
  if (selection.isAll) {
    return (
      <a href={exportAddress(path, view)} download className={buttonLook('secondary', 'sm')}>
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
