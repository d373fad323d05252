import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EditDialog, TextField } from '#kit/forms/index.ts'
import type { OwnOrganization } from '#modules/organizations/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { inviteMutation } from '../../invitations.mutations.ts'
import { inviteSchema, usualOffer } from './invite-rules.ts'
import { OfferFields } from './offer-fields.tsx'
import { useInvitationMistakes } from './use-invitation-mistakes.ts'

export interface InviteDialogProps {
  organization: OwnOrganization
  open: boolean
  onClose: () => void
}

export function InviteDialog({ organization, ...dialog }: InviteDialogProps) {
  const { t } = useTranslation('organizations')
  const wordsFor = useInvitationMistakes()
  const { mutateAsync } = useMutation(inviteMutation(organization.id))
  return (
    <EditDialog
      {...dialog}
      title={t('invitations.inviteTitle')}
      description={t('invitations.inviteText')}
      submitLabel={t('invitations.submit')}
      initial={{ email: '', ...usualOffer }}
      schema={inviteSchema}
      save={({ email, role, team }) => mutateAsync({ email, role, teamId: team?.value ?? null })}
      onSaved={({ email }) => {
        toast.success(t('invitations.invited', { email }))
        dialog.onClose()
      }}
    >
      {(form) => (
        <>
          <TextField
            {...{ form, wordsFor }}
            name="email"
            type="email"
            label={t('fields.email')}
            required
          />
          <OfferFields form={form} organization={organization} />
        </>
      )}
    </EditDialog>
  )
}
