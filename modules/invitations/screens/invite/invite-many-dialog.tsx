import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm, FormDialog, useForm } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { mostLines } from '../../invitation-lines.ts'
import { inviteManyMutation } from '../../invitations.mutations.ts'
import { knownAddressesQuery } from '../../invitations.queries.ts'
import type { InviteDialogProps } from './invite-dialog.tsx'
import { InviteReport, type Outcome } from './invite-report.tsx'
import { type InviteManyValues, inviteManySchema, usualOffer } from './invite-rules.ts'
import { OfferFields } from './offer-fields.tsx'
import { emailsIn, linesOf, readLines } from './pasted-lines.ts'
import { PastedPreview } from './pasted-preview.tsx'
import { useInvitationMistakes } from './use-invitation-mistakes.ts'

export function InviteManyDialog({ organization, open, onClose }: InviteDialogProps) {
  const { t } = useTranslation('organizations')
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('invitations.manyTitle')}
      description={t('invitations.manyText')}
    >
      <InviteMany organization={organization} onClose={onClose} />
    </FormDialog>
  )
}

const noLines = { text: '', ...usualOffer }

function InviteMany({ organization, onClose }: Omit<InviteDialogProps, 'open'>) {
  const [initial, setInitial] = useState<InviteManyValues>(noLines)
  const [outcome, setOutcome] = useState<Outcome>()

  function mend({ values, failed }: Outcome) {
    setInitial({ ...values, text: failed.map(({ text }) => text).join('\n') })
    setOutcome(undefined)
  }

  if (outcome) {
    return <InviteReport outcome={outcome} onMend={() => mend(outcome)} onClose={onClose} />
  }
  return <InviteManyForm {...{ organization, initial, onClose }} onInvited={setOutcome} />
}

interface InviteManyFormProps extends Omit<InviteDialogProps, 'open'> {
  initial: InviteManyValues
  onInvited: (outcome: Outcome) => void
}

function InviteManyForm({ organization, initial, onInvited, onClose }: InviteManyFormProps) {
  const { t } = useTranslation('organizations')
  const wordsFor = useInvitationMistakes()
  const { mutateAsync } = useMutation(inviteManyMutation(organization.id))
  const form = useForm({
    initial,
    schema: inviteManySchema,
    save: async (values) => {
      const { text, role, team } = values
      const offer = { lines: linesOf(text), role, teamId: team?.value ?? null }
      return { ...(await mutateAsync(offer)), values }
    },
    onSaved: onInvited,
  })
  const { values, set, mistakeIn } = form
  const lines = readLines(values.text)
  const emails = emailsIn(lines)
  // Unknown until the server has answered; the form can be sent without it.
  const { data: known } = useQuery({
    ...knownAddressesQuery(organization.id, emails),
    enabled: emails.length > 0 && emails.length <= mostLines,
  })
  const count = emails.filter((email) => !known?.has(email)).length
  return (
    <DialogForm
      form={form}
      submitLabel={count > 0 ? t('invitations.submitMany', { count }) : t('invitations.submit')}
      onCancel={onClose}
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
        <PastedPreview lines={lines} known={known} count={count} />
      </div>
      <OfferFields form={form} organization={organization} />
    </DialogForm>
  )
}
