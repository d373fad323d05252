import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { UserBulkAction } from '../../bulk/user-bulk.server.ts'
import { BanForm } from '../ban-form.tsx'

interface BanQuestionProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  text: ReactNode
  onAnswer: (action: UserBulkAction) => Promise<unknown>
}

/** Why, and for how long, one or many are shut out. */
export function BanQuestion({ open, onClose, title, text, onAnswer }: BanQuestionProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      closeLabel={t('actions.close')}
    >
      <BanForm
        onBan={(terms) => onAnswer({ type: 'ban', ...terms })}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  )
}
