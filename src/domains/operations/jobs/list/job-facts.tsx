import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Fact } from '#kit/record-page/index.ts'
import { DefinitionList } from '#ui/data/definition-list.tsx'
import type { Job } from '../job-list.server.ts'
import { JobStateBadge } from './job-state-badge.tsx'

export function JobFacts({ state, email, attempts, failure, ...job }: Job) {
  const { t } = useTranslation('jobs')
  const { number } = useFormat()
  const isDue = state === 'waiting' || state === 'scheduled'
  const reason = failure !== null && (
    <span dir="auto" className="block whitespace-pre-line">
      {failure}
    </span>
  )
  return (
    <DefinitionList>
      <Fact term={t('fields.state')} value={<JobStateBadge state={state} />} />
      <Fact term={t('fields.failure')} value={reason} />
      <Fact term={t('fields.email')} value={email !== null && <bdi>{email}</bdi>} />
      <Fact term={t('fields.attempts')} value={number(attempts)} />
      <Fact term={t('fields.dueAt')} value={isDue && job.dueAt} />
      <Fact term={t('fields.failedAt')} value={job.failedAt} />
      <Fact term={t('fields.createdAt')} value={job.createdAt} />
    </DefinitionList>
  )
}
