import { useTranslation } from 'react-i18next'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { Tags } from '../drawings/tags.tsx'

interface NoGenresProps {
  searchTerm: string
  onClear: () => void
  onCreate: () => void
}

export function NoGenres({ searchTerm, onClear, onCreate }: NoGenresProps) {
  const { t } = useTranslation(['genres', 'record-list'])
  if (searchTerm === '') {
    return (
      <EmptyState
        drawing={<Tags />}
        title={t('list.empty.title')}
        text={t('list.empty.text')}
        actions={
          <Allowed needs={{ genre: ['create'] }}>
            <Button variant="primary" onClick={onCreate}>
              {t('list.empty.add')}
            </Button>
          </Allowed>
        }
      />
    )
  }
  return (
    <NoMatchState
      title={t('list.noMatch')}
      text={<span className="wrap-anywhere">{t('record-list:searched', { searchTerm })}</span>}
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
