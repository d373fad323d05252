import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DeleteCode } from './delete-code.tsx'
import { DeleteWarning } from './delete-warning.tsx'

interface DeleteDialogProps {
  open: boolean
  email: string
  onClose: () => void
}

export function DeleteDialog({ open, email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const [sent, setSent] = useState(false)

  function close() {
    setSent(false)
    onClose()
  }

  const dialog = (isOpen: boolean) => (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title={t('delete.warningTitle')}
      description={t('delete.warning')}
      closeLabel={t('common:actions.close')}
    >
      {sent ? (
        <DeleteCode email={email} />
      ) : (
        <DeleteWarning email={email} onSent={() => setSent(true)} onKeep={close} />
      )}
    </Dialog>
  )
  return (
    <AfterRecentSignIn open={open} onDismiss={close}>
      {dialog}
    </AfterRecentSignIn>
  )
}
