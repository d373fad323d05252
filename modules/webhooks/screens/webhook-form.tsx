import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { DialogForm, TextField, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { webhookMessages, webhookUrl } from '../webhook-rules.ts'
import { EventChooser } from './event-chooser.tsx'

const schema = z.object({
  url: webhookUrl,
  events: z.array(z.string()).check(z.minLength(1, webhookMessages.eventsRequired)),
})
type Values = z.infer<typeof schema>

interface WebhookFormProps<Saved> {
  initial?: Values
  keptAs: string
  submitLabel: string
  save: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onCancel: () => void
}

const empty: Values = { url: '', events: [] }

export function WebhookForm<Saved>(props: WebhookFormProps<Saved>) {
  const { initial = empty, submitLabel, onCancel, ...plan } = props
  const { t } = useTranslation('webhooks')
  const form = useForm({ initial, schema, ...plan })
  const wordsFor = useMistakeWords(webhookMessages, (name) => t(`mistakes.${name}`))
  const { values, set, mistakeIn } = form
  return (
    <DialogForm form={form} submitLabel={submitLabel} onCancel={onCancel}>
      <TextField
        form={form}
        name="url"
        type="url"
        label={t('fields.url')}
        help={t('form.urlHelp')}
        spellCheck={false}
        required
        wordsFor={wordsFor}
      />
      <EventChooser
        chosen={values.events}
        onChange={(events) => set({ events })}
        mistake={wordsFor(mistakeIn('events'))}
      />
    </DialogForm>
  )
}
