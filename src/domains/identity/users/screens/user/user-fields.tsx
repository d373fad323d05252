import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoleText } from '#i18n/use-role-text.ts'
import { type Form, TextField } from '#kit/forms/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import { defaultRole, roleNames } from '#rules/roles.ts'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import { useUserMistakes } from '../use-user-mistakes.ts'
import type { UserValues } from './user-values.ts'

interface UserFieldsProps {
  form: Pick<Form<UserValues>, 'values' | 'set' | 'mistakeIn'>
  emailHelp?: ReactNode
  isOneself?: boolean
  mayChangeEmail?: boolean
  children?: ReactNode
}

export function UserFields({
  form,
  emailHelp,
  isOneself = false,
  mayChangeEmail = true,
  children,
}: UserFieldsProps) {
  const { values, set, mistakeIn } = form
  const { t } = useTranslation('users')
  const wordsFor = useUserMistakes()
  const { roleName, roleDescription } = useRoleText()
  const mayGrant = useAllowed({ user: ['set-role'] })
  const role = (value: UserValues['role']) => ({
    value,
    label: roleName(value),
    description: roleDescription(value),
    disabled: isOneself || (!mayGrant && value !== defaultRole),
  })
  return (
    <div className="grid max-w-xl gap-6">
      <TextField
        {...{ form, wordsFor }}
        name="email"
        type="email"
        label={t('fields.email')}
        required
        help={emailHelp}
        readOnly={!mayChangeEmail}
      />
      <TextField
        {...{ form, wordsFor }}
        name="name"
        label={t('fields.name')}
        help={t('form.nameHelp')}
      />
      <RadioGroup
        label={t('fields.role')}
        name="role"
        value={values.role}
        onValueChange={(value) => set({ role: value })}
        options={roleNames.map(role)}
        help={isOneself && t('form.ownRole')}
        error={wordsFor(mistakeIn('role'))}
      />
      {children}
    </div>
  )
}
