import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm, useForm } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import type { OwnOrganization } from '../../../organization.ts'
import { inviteManyMutation } from '../../invitations.mutations.ts'
import type { Outcome } from './invite-report.tsx'
import { type InviteManyValues, inviteManySchema } from './invite-rules.ts'
import { OfferFields } from './offer-fields.tsx'
import { linesOf, readLines } from './pasted-lines.ts'
import { PastedPreview } from './pasted-preview.tsx'
import { useInvitationMistakes } from './use-invitation-mistakes.ts'

interface InviteManyFormProps {
  organization: OwnOrganization
  initial: InviteManyValues
  onInvited: (outcome: Outcome) => void
  onCancel: () => void
}

export function InviteManyForm({ organization, initial, ...on }: InviteManyFormProps) {
  const { t } = useTranslation('organizations')
  const wordsFor = useInvitationMistakes()
  const { mutateAsync } = useMutation(inviteManyMutation(useQueryClient(), organization.id))
  const form = useForm({
    initial,
    schema: inviteManySchema,
    save: async (values) => {
      const { text, role, team } = values
      const offer = { lines: linesOf(text), role, teamId: team?.value ?? null }
      return { ...(await mutateAsync(offer)), values }
    },
    onSaved: on.onInvited,
  })
  const { values, set, mistakeIn } = form
  const lines = readLines(values.text)
  const count = lines.filter(({ email, isRepeated }) => email !== undefined && !isRepeated).length
  return (
    <DialogForm
      form={form}
      submitLabel={count > 0 ? t('invitations.submitMany', { count }) : t('invitations.submit')}
      onCancel={on.onCancel}
    >
      <div>
        <Field
          label={t('invitations.addresses')}
          required
          help={t('invitations.listHelp')}
          error={wordsFor(mistakeIn('text'))}
        >
          <TextArea
            name="text"
            dir="auto"
            rows={6}
            autoComplete="off"
            spellCheck={false}
            value={values.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Field>
        <PastedPreview lines={lines} count={count} />
      </div>
      <OfferFields form={form} organization={organization} />
    </DialogForm>
  )
}
