import { useTranslation } from 'react-i18next'
import { DialogForm, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { webhookMessages } from '../webhook-rules.ts'
import { EventChooser } from './event-chooser.tsx'
import { webhookFormSchema, type WebhookFormValues } from './webhook-form-values.ts'

interface WebhookFormProps<Saved> {
  initial: WebhookFormValues
  keptAs: string
  submitLabel: string
  save: (values: WebhookFormValues) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onCancel: () => void
}

export function WebhookForm<Saved>(props: WebhookFormProps<Saved>) {
  const { initial, keptAs, submitLabel, save, onSaved, onCancel } = props
  const { t } = useTranslation('webhooks')
  const form = useForm({ initial, schema: webhookFormSchema, save, onSaved, keptAs })
  const wordsFor = useMistakeWords(webhookMessages, (name) => t(`mistakes.${name}`))
  const { values, set, mistakeIn } = form
  return (
    <DialogForm form={form} submitLabel={submitLabel} onCancel={onCancel}>
      <Field
        label={t('fields.url')}
        help={t('form.urlHelp')}
        error={wordsFor(mistakeIn('url'))}
        required
      >
        <TextInput
          name="url"
          type="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={values.url}
          onChange={({ target }) => set({ url: target.value })}
        />
      </Field>
      <EventChooser
        chosen={values.events}
        onChange={(events) => set({ events })}
        mistake={wordsFor(mistakeIn('events'))}
      />
    </DialogForm>
  )
}
