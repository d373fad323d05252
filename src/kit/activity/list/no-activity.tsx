import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { ClockFace } from '#ui/feedback/drawings/clock-face.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'

interface NoActivityProps {
  isFiltered: boolean
  onClear: () => void
}

export function NoActivity({ isFiltered, onClear }: NoActivityProps) {
  const { t } = useTranslation('activity')
  const queryClient = useQueryClient()
  if (!isFiltered) {
    return (
      <EmptyState
        drawing={<ClockFace />}
        title={t('list.empty.title')}
        text={t('list.empty.text')}
        actions={
          <Button onClick={() => void queryClient.invalidateQueries()}>
            {t('list.empty.lookAgain')}
          </Button>
        }
      />
    )
  }
  return (
    <NoMatchState
      title={t('list.noMatch.title')}
      text={t('list.noMatch.text')}
      actions={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  )
}
