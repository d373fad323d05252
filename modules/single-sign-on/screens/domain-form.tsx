import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { DialogForm, TextField, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { domainField, domainMessages } from '../email-domains/email-domain.ts'
import { addDomainMutation } from '../single-sign-on.queries.ts'

interface DomainFormProps {
  organizationId: string
  onDone: () => void
}

const schema = z.object({ domain: domainField })

export function DomainForm({ organizationId, onDone }: DomainFormProps) {
  const { t } = useTranslation('single-sign-on')
  const { mutateAsync } = useMutation(addDomainMutation)
  const form = useForm({
    initial: { domain: '' },
    schema,
    save: ({ domain }) => mutateAsync({ id: organizationId, domain }),
    onSaved({ domain }) {
      toast.success(t('domains.added', { domain }))
      onDone()
    },
    keptAs: `email domain ${organizationId}`,
  })
  const wordsFor = useMistakeWords(domainMessages, (name) => t(`mistakes.${name}`))
  return (
    <DialogForm form={form} submitLabel={t('domains.add')} onCancel={onDone}>
      <TextField
        form={form}
        name="domain"
        label={t('domains.name')}
        required
        wordsFor={wordsFor}
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  )
}
