import { useTranslation } from 'react-i18next'
import { useRoleText } from '#i18n/use-role-text.ts'
import { Filters, FilterSelect } from '#kit/record-list/index.ts'
import type { UserView } from '../../list/user-view.ts'
import { roles, statuses } from '../../user-choices.ts'

interface UserFiltersProps {
  view: UserView
  onChange: (change: { role: string } | { status: string }) => void
}

export function UserFilters({ view, onChange }: UserFiltersProps) {
  const { t } = useTranslation('users')
  const { roleName } = useRoleText()
  return (
    <Filters>
      <FilterSelect
        label={t('fields.role')}
        value={view.role}
        allLabel={t('list.allRoles')}
        options={roles.map((value) => ({ value, label: roleName(value) }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label={t('fields.status')}
        value={view.status}
        allLabel={t('list.allStatuses')}
        options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
    </Filters>
  )
}
