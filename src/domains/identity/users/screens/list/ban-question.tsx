import type { ReactNode } from 'react'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import type { UserBulkAction } from '../../verbs/user-bulk.server.ts'
import { BanForm } from '../ban-form.tsx'

interface BanQuestionProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  text: ReactNode
  counting: ReactNode
  onAnswer: (action: UserBulkAction) => Promise<unknown>
}

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
