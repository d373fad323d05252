import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import type { JobState } from '../job-states.ts'

const tones = {
  waiting: 'neutral',
  running: 'accent',
  scheduled: 'neutral',
  failed: 'danger',
} as const

export function JobStateBadge({ state }: { state: JobState }) {
  const { t } = useTranslation('jobs')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
