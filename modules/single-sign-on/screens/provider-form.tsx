import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm, TextField, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { saveProviderMutation } from '../single-sign-on.queries.ts'
import { providerFormSchema, type SingleSignOn, singleSignOnMessages } from '../single-sign-on.ts'

interface ProviderFormProps {
  organizationId: string
  provider: SingleSignOn['provider']
  onDone: () => void
}

export function ProviderForm({ organizationId, provider, onDone }: ProviderFormProps) {
  const { t } = useTranslation('single-sign-on')
  const { mutateAsync } = useMutation(saveProviderMutation)
  const form = useForm({
    initial: {
      issuer: provider?.issuer ?? '',
      clientId: provider?.clientId ?? '',
      clientSecret: '',
    },
    schema: providerFormSchema,
    secret: ['clientSecret'],
    save: ({ clientSecret, ...values }) =>
      mutateAsync({
        id: organizationId,
        ...values,
        ...(clientSecret !== '' && { clientSecret }),
        isRequired:
          provider?.isRequired === true &&
          values.issuer === provider.issuer &&
          values.clientId === provider.clientId,
      }),
    onSaved() {
      toast.success(t('provider.saved'))
      onDone()
    },
  })
  const wordsFor = useMistakeWords(singleSignOnMessages, (name) => t(`mistakes.${name}`))
  const plain = { autoCapitalize: 'none', spellCheck: false, wordsFor } as const
  return (
    <DialogForm form={form} submitLabel={t('provider.save')} onCancel={onDone}>
      <TextField {...plain} form={form} name="issuer" label={t('provider.issuer')} required />
      <TextField {...plain} form={form} name="clientId" label={t('provider.clientId')} required />
      <TextField
        {...plain}
        form={form}
        name="clientSecret"
        label={t('provider.clientSecret')}
        required={!provider}
        help={provider && t('provider.secretHelp')}
      />
    </DialogForm>
  )
}
