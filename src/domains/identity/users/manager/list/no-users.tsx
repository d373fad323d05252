import { useTranslation } from 'react-i18next'
import { useRoleText } from '#i18n/use-role-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { UserView } from '../../list/user-view.ts'

interface NoUsersProps {
  view: UserView
  onClear: () => void
}

/** Only a search can be empty: the reader is a user. */
export function NoUsers({ view: { searchTerm, role, status }, onClear }: NoUsersProps) {
  const { t } = useTranslation(['users', 'record-list'])
  const { roleName } = useRoleText()
  return (
    <NoMatchState
      title={t('list.noMatch.title')}
      text={
        <span className="wrap-anywhere">
          {searchTerm && t('record-list:searched', { searchTerm })}{' '}
          {role && t('list.noMatch.inRole', { role: roleName(role) })}{' '}
          {status && t('list.noMatch.inStatus', { status: t(`statuses.${status}`) })}
        </span>
      }
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
