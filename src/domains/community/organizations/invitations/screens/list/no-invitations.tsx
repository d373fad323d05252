import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { InvitationView } from '../../list/invitation-view.ts'

interface NoInvitationsProps {
  view: InvitationView
  onClear: () => void
  onInvite: () => void
}

export function NoInvitations({ view, onClear, onInvite }: NoInvitationsProps) {
  const { t } = useTranslation(['organizations', 'record-list'])
  const { searchTerm, status } = view
  if (!searchTerm && !status) {
    return (
      <EmptyState
        title={t('invitations.empty')}
        text={t('invitations.emptyText')}
        actions={<Button onClick={onInvite}>{t('invitations.invite')}</Button>}
      />
    )
  }
  return (
    <NoMatchState
      title={t('invitations.noMatch')}
      text={
        <span className="wrap-anywhere">
          {searchTerm && t('record-list:searched', { searchTerm })}{' '}
          {status && t('invitations.ofStatus', { status: t(`invitations.statuses.${status}`) })}
        </span>
      }
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
