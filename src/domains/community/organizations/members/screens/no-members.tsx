import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'

/** Only a search can be empty: the reader is a member. */
export function NoMembers({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation(['organizations', 'record-list'])
  return (
    <NoMatchState
      title={t('members.noMatch.title')}
      text={t('members.noMatch.text')}
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
