import { useTranslation } from 'react-i18next'
import type { Form } from '#kit/forms/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { LogoField } from '../logo/logo-field.tsx'
import { type OrganizationValues, renamed } from './organization-values.ts'
import { useOrganizationMistakes } from './use-organization-mistakes.ts'

interface OrganizationFieldsProps {
  form: Form<OrganizationValues>
  /** A new organization has no links to it yet, so its slug follows the name. */
  isNew?: boolean
}

export function OrganizationFields({ form, isNew = false }: OrganizationFieldsProps) {
  const { values, set, mistakeIn, hold } = form
  const { t } = useTranslation('organizations')
  const wordsFor = useOrganizationMistakes()
  const origin = useSetup()?.configuration.baseUrl ?? ''
  const address = `${origin}/app/organizations/${values.slug || '…'}`
  return (
    <div className="grid max-w-xl gap-6">
      <Field label={t('fields.name')} required error={wordsFor(mistakeIn('name'))}>
        <TextInput
          name="name"
          dir="auto"
          autoComplete="off"
          value={values.name}
          onChange={({ target: { value } }) =>
            set(isNew ? renamed(values, value) : { name: value })
          }
        />
      </Field>
      <Field
        label={t('fields.slug')}
        required
        help={
          <bdi dir="ltr" className="wrap-anywhere">
            {address}
          </bdi>
        }
        error={wordsFor(mistakeIn('slug'))}
      >
        <TextInput
          name="slug"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.slug}
          onChange={({ target }) => set({ slug: target.value })}
        />
      </Field>
      <LogoField
        name={values.name}
        value={values.logoId}
        onChange={(logoId) => set({ logoId })}
        onSend={hold}
        error={wordsFor(mistakeIn('logoId'))}
      />
    </div>
  )
}
