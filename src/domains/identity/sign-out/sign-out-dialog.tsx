import { useTranslation } from 'react-i18next'
import { signOut } from '#kit/session/index.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface SignOutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SignOutDialog({ open, onOpenChange }: SignOutDialogProps) {
  const { t } = useTranslation(['sign-out', 'common'])
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('common:actions.cancel')}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => signOut()}
      errorText={() => t('failed')}
    />
  )
}
