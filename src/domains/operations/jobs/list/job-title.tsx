import { Link } from '@tanstack/react-router'
import { ColumnFallback, ownScript } from '#kit/record-list/index.ts'
import { openedHere } from '#layouts/navigation/step.ts'
import type { Job } from '../job-list.server.ts'
import { JobStateBadge } from './job-state-badge.tsx'
import { JobTime } from './job-time.tsx'
import type { JobsAddress } from './job-view.ts'
import { useJobName } from './use-job-name.ts'

interface JobTitleProps {
  job: Job
  readAt: number
  address: JobsAddress
}

export function JobTitle({ job, readAt, address }: JobTitleProps) {
  const name = useJobName()(job.name)
  const { id, state, email, failure } = job
  return (
    <div className="min-w-0">
      <span className="flex items-center gap-2">
        <Link
          to="/manager/jobs"
          search={{ ...address, open: id }}
          state={openedHere}
          resetScroll={false}
          dir="auto"
          className={`min-w-0 ${ownScript}`}
        >
          {name}
        </Link>
        <ColumnFallback column="state" className="ms-auto shrink-0 font-normal">
          <JobStateBadge state={state} />
        </ColumnFallback>
      </span>
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
    </div>
  )
}
