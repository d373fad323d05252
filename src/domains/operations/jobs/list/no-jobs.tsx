import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Checklist } from '#ui/feedback/drawings/checklist.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { JobView } from './job-view.ts'

interface NoJobsProps {
  view: JobView
  onClear: () => void
}

export function NoJobs({ view: { state }, onClear }: NoJobsProps) {
  const { t } = useTranslation('jobs')
  if (!state) {
    return <EmptyState drawing={<Checklist />} title={t('list.empty')} text={t('list.emptyText')} />
  }
  return (
    <NoMatchState
      title={t(`list.none.${state}`)}
      text={t('list.emptyText')}
      actions={<Button onClick={onClear}>{t('list.showAll')}</Button>}
    />
  )
}
