import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { UserView } from '../../list/user-address.ts'

interface NoUsersProps {
  view: UserView
  onClear: () => void
}

/** Nobody who was searched for; whoever looks is a user, so that a list of all is never empty. */
export function NoUsers({ view: { searchTerm, role, status }, onClear }: NoUsersProps) {
  const { t } = useTranslation(['users', 'record-list'])
  return (
    <NoMatchState
      title={t('list.noMatch.title')}
      text={
        <span className="wrap-anywhere">
          {searchTerm && t('record-list:searched', { searchTerm })}{' '}
          {role && t('list.noMatch.inRole', { role: t(`roles.${role}`) })}{' '}
          {status && t('list.noMatch.inStatus', { status: t(`statuses.${status}`) })}
        </span>
      }
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
