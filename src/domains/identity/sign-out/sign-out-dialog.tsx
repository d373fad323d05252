import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { endSession } from './end-session.ts'

interface SignOutDialogProps {
  open: boolean
  onClose: () => void
}

export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const { t } = useTranslation(['sign-out', 'common'])
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('common:actions.cancel')}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => endSession()}
      errorText={() => t('failed')}
    />
  )
}
