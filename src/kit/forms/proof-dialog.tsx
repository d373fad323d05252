import type { ReactNode } from 'react'
import { z } from 'zod/mini'
import { EditDialog } from './edit-dialog.tsx'
import type { FormDialogProps } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

interface ProofDialogProps extends Omit<FormDialogProps, 'children'> {
  /** The text that the user types as a confirmation, and the label of its field. */
  expected: string
  label: ReactNode
  differs: string
  type?: 'text' | 'email'
  submitLabel: ReactNode
  act: () => Promise<unknown>
  onDone: () => void
}

export function ProofDialog({
  expected,
  label,
  differs,
  type = 'text',
  act,
  onDone,
  ...dialog
}: ProofDialogProps) {
  const read = (text: string) => (type === 'email' ? text.trim().toLowerCase() : text.trim())
  const isExpected = z.refine<string>((text) => read(text) === expected, differs)
  return (
    <EditDialog
      {...dialog}
      isSensitive
      isProof
      tone="danger"
      initial={{ typed: '' }}
      schema={z.object({ typed: z.string().check(isExpected) })}
      save={act}
      onSaved={onDone}
    >
      {(form) => (
        <TextField
          form={form}
          name="typed"
          label={label}
          required
          type={type}
          help={<bdi className="wrap-anywhere">{expected}</bdi>}
          wordsFor={(mistake) => mistake}
        />
      )}
    </EditDialog>
  )
}
