import { useTranslation } from 'react-i18next'
import { useRoleText } from '#i18n/use-role-text.ts'
import type { VersionWords } from '#kit/forms/index.ts'
import type { UserValues } from './user-values.ts'

export function useUserVersionWords(): VersionWords<UserValues> {
  const { t } = useTranslation('users')
  const { roleName } = useRoleText()
  return {
    title: t('form.conflictTitle'),
    fields: { name: t('fields.name'), email: t('fields.email'), role: t('fields.role') },
    say: (field, values) => {
      if (field === 'role') return roleName(values.role)
      return values[field] ? <bdi className="wrap-anywhere">{values[field]}</bdi> : undefined
    },
  }
}
