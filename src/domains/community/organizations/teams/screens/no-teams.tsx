import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'

interface NoTeamsProps {
  searchTerm: string
  onClear: () => void
}

/** Only a search can be empty: an organization always has a team. */
export function NoTeams({ searchTerm, onClear }: NoTeamsProps) {
  const { t } = useTranslation(['organizations', 'record-list'])
  return (
    <NoMatchState
      title={t('teams.noMatch')}
      text={<span className="wrap-anywhere">{t('record-list:searched', { searchTerm })}</span>}
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
