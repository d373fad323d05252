import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript } from '#kit/record-list/index.ts'
import type { Job } from '../job-list.server.ts'
import { JobStateBadge } from './job-state-badge.tsx'
import { JobTime } from './job-time.tsx'
import { JobTitle } from './job-title.tsx'
import type { JobsAddress } from './job-view.ts'

export function useJobColumns(readAt: number, address: JobsAddress): Column<Job>[] {
  const { t } = useTranslation('jobs')
  const { number } = useFormat()
  return [
    {
      id: 'name',
      label: t('fields.name'),
      slot: 'title',
      secondLine: 'email',
      cell: (job) => <JobTitle {...{ job, readAt, address }} />,
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
