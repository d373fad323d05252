import { useTranslation } from 'react-i18next'
import type { Form } from '#kit/forms/index.ts'
import { TextField } from '#kit/forms/index.ts'
import { PictureField } from '#kit/pictures/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { useOrganizationMistakes } from '../../frame/use-organization-mistakes.ts'
import { type OrganizationValues, renamed } from './organization-values.ts'

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
      <TextField
        {...{ form, wordsFor }}
        name="name"
        label={t('fields.name')}
        required
        onText={(name) => set(isNew ? renamed(values, name) : { name })}
      />
      <TextField
        {...{ form, wordsFor }}
        name="slug"
        label={t('fields.slug')}
        required
        autoCapitalize="none"
        spellCheck={false}
        help={
          <bdi dir="ltr" className="wrap-anywhere">
            {address}
          </bdi>
        }
      />
      <PictureField
        kind="logo"
        value={values.logoId}
        onChange={(logoId) => set({ logoId })}
        onSend={hold}
        error={wordsFor(mistakeIn('logoId'))}
      >
        {(picture) => (
          <Avatar shape="square" size="large" name={values.name} image={picture?.src ?? null} />
        )}
      </PictureField>
    </div>
  )
}
