import type { ReactNode } from 'react'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import type { UserBulkAction } from '../../bulk/user-bulk.server.ts'
import { BanForm } from '../ban-form.tsx'

interface BanQuestionProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  text: ReactNode
  /** In place of the form until it is known how many it is about. */
  counting: ReactNode
  onAnswer: (action: UserBulkAction) => Promise<unknown>
}

/** Why, and for how long, one or many are shut out. */
export function BanQuestion({ open, onClose, title, text, counting, onAnswer }: BanQuestionProps) {
  return (
    <SensitiveFormDialog open={open} onClose={onClose} title={title} description={text}>
      {counting || (
        <BanForm
          onBan={(terms) => onAnswer({ type: 'ban', ...terms })}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </SensitiveFormDialog>
  )
}
