import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ExactTime } from '#kit/activity/index.ts'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import type { Job } from '../job-list.server.ts'
import { JobStateBadge } from './job-state-badge.tsx'
import { useJobName } from './use-job-name.ts'

interface JobDrawerProps {
  job: Job | undefined
  onClose: () => void
}

export function JobDrawer({ job, onClose }: JobDrawerProps) {
  const { t } = useTranslation(['jobs', 'common'])
  const nameOf = useJobName()
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)
  const shown = job ?? last
  return (
    <Drawer
      open={job !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown && <bdi>{nameOf(shown.name)}</bdi>}
      closeLabel={t('common:actions.close')}
    >
      {shown && <JobFacts job={shown} />}
    </Drawer>
  )
}

function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('jobs')
  const { number } = useFormat()
  const { state, email, attempts, failure, createdAt, dueAt, failedAt } = job
  const isDue = state === 'waiting' || state === 'scheduled'
  return (
    <DefinitionList>
      <Definition term={t('fields.state')}>
        <JobStateBadge state={state} />
      </Definition>
      {failure !== null && (
        <Definition term={t('fields.failure')}>
          <span dir="auto" className="block whitespace-pre-line">
            {failure}
          </span>
        </Definition>
      )}
      {email !== null && (
        <Definition term={t('fields.email')}>
          <bdi>{email}</bdi>
        </Definition>
      )}
      <Definition term={t('fields.attempts')}>{number(attempts)}</Definition>
      {isDue && (
        <Definition term={t('fields.dueAt')}>
          <ExactTime at={dueAt} />
        </Definition>
      )}
      {failedAt && (
        <Definition term={t('fields.failedAt')}>
          <ExactTime at={failedAt} />
        </Definition>
      )}
      <Definition term={t('fields.createdAt')}>
        <ExactTime at={createdAt} />
      </Definition>
    </DefinitionList>
  )
}
