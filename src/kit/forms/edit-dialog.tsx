import type { ReactNode } from 'react'
import { DialogForm } from './dialog-form.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { SensitiveFormDialog } from './sensitive-form-dialog.tsx'
import { type Form, type FormPlan, useForm } from './use-form.ts'

interface EditFormProps<Values, Output, Saved> extends FormPlan<Values, Output, Saved> {
  submitLabel: ReactNode
  tone?: 'primary' | 'danger'
  /** The typed text proves something and isn't kept, so closing needs no question. */
  isProof?: boolean
  children: (form: Form<Values>) => ReactNode
}

interface EditDialogProps<Values, Output, Saved>
  extends EditFormProps<Values, Output, Saved>, Omit<FormDialogProps, 'children'> {
  /** Needs a recent sign-in. */
  isSensitive?: boolean
}

export function EditDialog<Values extends object, Output, Saved>({
  open,
  onClose,
  title,
  description,
  isSensitive = false,
  ...form
}: EditDialogProps<Values, Output, Saved>) {
  const Frame = isSensitive ? SensitiveFormDialog : FormDialog
  return (
    <Frame open={open} onClose={onClose} title={title} description={description}>
      <EditForm {...form} onCancel={onClose} />
    </Frame>
  )
}

function EditForm<Values extends object, Output, Saved>({
  submitLabel,
  tone,
  isProof,
  onCancel,
  children,
  ...plan
}: EditFormProps<Values, Output, Saved> & { onCancel: () => void }) {
  const form = useForm({ ...plan, keptAs: isProof ? false : plan.keptAs })
  return (
    <DialogForm {...{ form, submitLabel, onCancel, tone, isProof }}>{children(form)}</DialogForm>
  )
}
