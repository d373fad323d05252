import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

export const group = 'overlays'

function work() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 1000)
  })
}

async function workInVain() {
  await work()
  throw new Error('conflict')
}

export default function ConfirmDialogExample() {
  const { t } = useTranslation('gallery')
  const texts = {
    tone: 'danger',
    title: t('confirmDialog.title'),
    text: t('confirmDialog.text'),
    confirmLabel: t('delete'),
    cancelLabel: t('cancel'),
    errorText: () => t('confirmDialog.error'),
  } as const
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDialog
        {...texts}
        trigger={<Button>{t('confirmDialog.open')}</Button>}
        onConfirm={work}
      />
      <ConfirmDialog
        {...texts}
        trigger={<Button>{t('confirmDialog.openFailing')}</Button>}
        onConfirm={workInVain}
      />
    </div>
  )
}
