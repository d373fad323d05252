import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/overlays/confirm-dialog.tsx'

interface ConfirmActionProps extends Omit<
  ConfirmDialogProps,
  'cancelLabel' | 'errorText' | 'onConfirm' | 'onOpenChange'
> {
  onClose?: () => void
  onConfirm: () => Promise<unknown>
}

export function ConfirmAction({
  onClose,
  onConfirm,
  tone = 'danger',
  ...dialog
}: ConfirmActionProps) {
  const { t } = useTranslation('common')
  return (
    <ConfirmDialog
      {...dialog}
      tone={tone}
      cancelLabel={t('actions.cancel')}
      onOpenChange={(open) => !open && onClose?.()}
      onConfirm={async () => void (await onConfirm())}
      errorText={problemText}
    />
  )
}

const problemText = (error: Error) => <ProblemText error={error} />
