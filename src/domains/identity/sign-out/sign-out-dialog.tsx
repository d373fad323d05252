import { useTranslation } from 'react-i18next'
import { useParts } from '#kit/parts/index.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { endSession } from './end-session.ts'

interface SignOutDialogProps {
  open: boolean
  onClose: () => void
}

export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const { t } = useTranslation(['sign-out', 'common'])
  const parts = useParts()
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('common:actions.cancel')}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => endSession(parts)}
      errorText={() => t('failed')}
    />
  )
}
