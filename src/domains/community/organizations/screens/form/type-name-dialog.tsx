import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { DialogForm, SensitiveFormDialog, useForm } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { organizationMessages } from '../../organization.ts'
import { useOrganizationMistakes } from './use-organization-mistakes.ts'

interface Ending {
  name: string
  submitLabel: string
  /** Storage key that keeps the typed name while the user signs in again. */
  keptAs: string
  act: () => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

interface TypeNameDialogProps extends Ending {
  title: string
  text: string
  open: boolean
}

export function TypeNameDialog({ title, text, open, ...ending }: TypeNameDialogProps) {
  return (
    <SensitiveFormDialog open={open} onClose={ending.onClose} title={title} description={text}>
      <TypeNameForm {...ending} />
    </SensitiveFormDialog>
  )
}

const schemaFor = (name: string) =>
  z.object({
    typed: z
      .string()
      .check(z.refine((text) => text.trim() === name, organizationMessages.nameDiffers)),
  })

function TypeNameForm({ name, submitLabel, keptAs, act, onDone, onClose }: Ending) {
  const { t } = useTranslation('organizations')
  const wordsFor = useOrganizationMistakes()
  const form = useForm({
    initial: { typed: '' },
    schema: schemaFor(name),
    save: act,
    onSaved: onDone,
    keptAs,
  })
  return (
    <DialogForm form={form} isProof tone="danger" submitLabel={submitLabel} onCancel={onClose}>
      <Field
        label={t('settings.typed')}
        required
        help={<bdi className="wrap-anywhere">{name}</bdi>}
        error={wordsFor(form.mistakeIn('typed'))}
      >
        <TextInput
          name="typed"
          dir="auto"
          autoComplete="off"
          value={form.values.typed}
          onChange={({ target }) => form.set({ typed: target.value })}
        />
      </Field>
    </DialogForm>
  )
}
