import { useTranslation } from 'react-i18next'
import { fromNow } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ColumnFallback, ownScript, RowOpener } from '#kit/record-list/index.ts'
import type { Job } from '../job-list.server.ts'
import { JobStateBadge } from './job-state-badge.tsx'
import { useJobName } from './use-job-name.ts'

export function useJobColumns(readAt: number): Column<Job>[] {
  const { t } = useTranslation('jobs')
  const { number } = useFormat()
  return [
    {
      id: 'name',
      label: t('fields.name'),
      slot: 'title',
      secondLine: 'email',
      cell: (job) => <JobTitle job={job} readAt={readAt} />,
    },
    {
      id: 'email',
      label: t('fields.email'),
      width: 12,
      grows: true,
      priority: 3,
      cell: ({ email }) => <bdi className={ownScript}>{email}</bdi>,
    },
    {
      id: 'state',
      label: t('fields.state'),
      width: 8,
      priority: 1,
      cell: ({ state }) => <JobStateBadge state={state} />,
    },
    {
      id: 'attempts',
      label: t('fields.attempts'),
      width: 6,
      priority: 4,
      numeric: true,
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'time',
      label: t('fields.time'),
      width: 9,
      priority: 2,
      numeric: true,
      cell: (job) => <JobTime job={job} readAt={readAt} />,
    },
  ]
}

interface JobProps {
  job: Job
  readAt: number
}

function JobTime({ job: { state, dueAt, failedAt }, readAt }: JobProps) {
  const format = useFormat()
  if (state === 'running') return null
  const at = failedAt ?? dueAt
  return (
    // Browsers can format a time slightly differently from the server.
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {fromNow(at.getTime(), readAt, format)}
    </time>
  )
}

function JobTitle({ job, readAt }: JobProps) {
  const name = useJobName()(job.name)
  const { id, state, email, failure } = job
  return (
    <RowOpener id={id} name={name} state={<JobStateBadge state={state} />}>
      <span className="flex text-sm/5 font-normal whitespace-pre text-ink-soft">
        {email !== null && (
          <ColumnFallback column="email" className="flex max-w-3/5">
            <bdi className={`min-w-0 ${ownScript}`}>{email}</bdi>
            {failure !== null && ' · '}
          </ColumnFallback>
        )}
        {failure === null ? (
          <ColumnFallback column="time" className="shrink-0">
            {email !== null && state !== 'running' && ' · '}
            <JobTime job={job} readAt={readAt} />
          </ColumnFallback>
        ) : (
          <span dir="auto" className={`min-w-0 flex-1 ${ownScript}`}>
            {failure}
          </span>
        )}
      </span>
    </RowOpener>
  )
}
