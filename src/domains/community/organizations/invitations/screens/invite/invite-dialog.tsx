import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm, FormDialog, useForm } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { OwnOrganization } from '../../../organization.ts'
import { inviteMutation } from '../../invitations.mutations.ts'
import { inviteSchema, usualOffer } from './invite-rules.ts'
import { OfferFields } from './offer-fields.tsx'
import { useInvitationMistakes } from './use-invitation-mistakes.ts'

export interface InviteDialogProps {
  organization: OwnOrganization
  open: boolean
  onClose: () => void
}

export function InviteDialog({ organization, open, onClose }: InviteDialogProps) {
  const { t } = useTranslation('organizations')
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('invitations.inviteTitle')}
      description={t('invitations.inviteText')}
    >
      <InviteForm organization={organization} onClose={onClose} />
    </FormDialog>
  )
}

function InviteForm({ organization, onClose }: Omit<InviteDialogProps, 'open'>) {
  const { t } = useTranslation('organizations')
  const wordsFor = useInvitationMistakes()
  const { mutateAsync } = useMutation(inviteMutation(useQueryClient(), organization.id))
  const form = useForm({
    initial: { email: '', ...usualOffer },
    schema: inviteSchema,
    save: ({ email, role, team }) => mutateAsync({ email, role, teamId: team?.value ?? null }),
    onSaved: ({ email }) => {
      toast.success(t('invitations.invited', { email }))
      onClose()
    },
  })
  const { values, set, mistakeIn } = form
  return (
    <DialogForm form={form} submitLabel={t('invitations.submit')} onCancel={onClose}>
      <Field label={t('fields.email')} required error={wordsFor(mistakeIn('email'))}>
        <TextInput
          type="email"
          name="email"
          autoComplete="off"
          inputMode="email"
          value={values.email}
          onChange={({ target }) => set({ email: target.value })}
        />
      </Field>
      <OfferFields form={form} organization={organization} />
    </DialogForm>
  )
}
