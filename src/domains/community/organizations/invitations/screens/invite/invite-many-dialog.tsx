import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#kit/forms/index.ts'
import type { InviteDialogProps } from './invite-dialog.tsx'
import { InviteManyForm } from './invite-many-form.tsx'
import { InviteReport, type Outcome } from './invite-report.tsx'
import { usualOffer } from './invite-rules.ts'

export function InviteManyDialog({ organization, open, onClose }: InviteDialogProps) {
  const { t } = useTranslation('organizations')
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('invitations.manyTitle')}
      description={t('invitations.manyText')}
    >
      <ManyInvited organization={organization} onClose={onClose} />
    </FormDialog>
  )
}

const nobodyYet = { text: '', ...usualOffer }

function ManyInvited({ organization, onClose }: Omit<InviteDialogProps, 'open'>) {
  const [initial, setInitial] = useState(nobodyYet)
  const [outcome, setOutcome] = useState<Outcome>()

  function mend({ values, failed }: Outcome) {
    setInitial({ ...values, text: failed.map(({ text }) => text).join('\n') })
    setOutcome(undefined)
  }

  return outcome ? (
    <InviteReport outcome={outcome} onMend={() => mend(outcome)} onClose={onClose} />
  ) : (
    <InviteManyForm
      organization={organization}
      initial={initial}
      onInvited={setOutcome}
      onCancel={onClose}
    />
  )
}
