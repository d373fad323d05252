import { AfterRecentSignIn } from '#kit/session/index.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

export function SensitiveFormDialog({ open, onClose, children, ...dialog }: FormDialogProps) {
  return (
    <AfterRecentSignIn open={open} onDismiss={onClose}>
      {(isOpen) => (
        <FormDialog {...dialog} open={isOpen} onClose={onClose}>
          {children}
        </FormDialog>
      )}
    </AfterRecentSignIn>
  )
}
