import { useTranslation } from 'react-i18next'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import type { Form } from '#kit/forms/index.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { NewUserValues } from './user-values.ts'

export function InvitationFields({ form }: { form: Form<NewUserValues> }) {
  const { t } = useTranslation('users')
  const { values, set } = form
  return (
    <>
      <Checkbox
        name="invite"
        label={t('form.invite')}
        description={t('form.inviteHelp')}
        checked={values.invite}
        onCheckedChange={(invite) => set({ invite })}
      />
      {values.invite && (
        <Field label={t('form.inviteLanguage')}>
          <Select
            name="language"
            value={values.language}
            onValueChange={(language) => set({ language })}
            options={LANGUAGES.map((value) => ({
              value,
              label: <span lang={value}>{languages[value].name}</span>,
            }))}
          />
        </Field>
      )}
    </>
  )
}
