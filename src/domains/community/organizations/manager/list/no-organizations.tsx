import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { ManagedView } from '../managed-view.ts'

interface NoOrganizationsProps {
  view: ManagedView
  onClear: () => void
}

export function NoOrganizations({ view: { searchTerm }, onClear }: NoOrganizationsProps) {
  const { t } = useTranslation(['organizations', 'record-list'])
  if (!searchTerm) {
    return (
      <EmptyState
        title={t('manager.empty')}
        text={t('manager.emptyText')}
        actions={<LinkButton to="/app/organizations">{t('answer.toOrganizations')}</LinkButton>}
      />
    )
  }
  return (
    <NoMatchState
      title={t('manager.noMatch')}
      text={<span className="wrap-anywhere">{t('record-list:searched', { searchTerm })}</span>}
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
