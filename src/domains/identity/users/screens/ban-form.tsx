import { useTranslation } from 'react-i18next'
import { DialogForm, useForm } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { BAN_LENGTHS, type BanTerms, banTermsSchema, noBan } from './ban/ban-terms.ts'
import { ReasonField } from './reason-field.tsx'
import { useUserMistakes } from './use-user-mistakes.ts'

interface BanFormProps {
  onBan: (terms: BanTerms) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
  keptAs?: string
}

export function BanForm({ onBan, onDone, onCancel, keptAs }: BanFormProps) {
  const { t } = useTranslation('users')
  const wordsFor = useUserMistakes()
  const form = useForm({
    initial: noBan,
    schema: banTermsSchema,
    save: onBan,
    onSaved: onDone,
    keptAs,
  })
  const { values, set, mistakeIn } = form
  return (
    <DialogForm form={form} tone="danger" submitLabel={t('ban.submit')} onCancel={onCancel}>
      <ReasonField
        value={values.reason}
        onChange={(reason) => set({ reason })}
        help={t('ban.reasonHelp')}
        error={wordsFor(mistakeIn('reason'))}
      />
      <RadioGroup
        label={t('ban.lasts')}
        value={values.lasts}
        onValueChange={(lasts) => set({ lasts })}
        options={BAN_LENGTHS.map((value) => ({ value, label: t(`ban.${value}`) }))}
      />
      {values.lasts === 'until' && (
        <Field label={t('ban.lastDay')} required error={wordsFor(mistakeIn('lastDay'))}>
          <TextInput
            type="date"
            name="lastDay"
            value={values.lastDay}
            onChange={({ target }) => set({ lastDay: target.value })}
          />
        </Field>
      )}
    </DialogForm>
  )
}
