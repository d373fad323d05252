import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ListBar,
  RecordList,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import type { Job } from '../job-list.server.ts'
import { jobListQuery } from '../jobs.queries.ts'
import { DeleteJobDialog } from './delete-job-dialog.tsx'
import { JobDrawer } from './job-drawer.tsx'
import { JobMenu } from './job-menu.tsx'
import { belongsToJobView, type JobsAddress, jobView } from './job-view.ts'
import { NoJobs } from './no-jobs.tsx'
import { StateFilter } from './state-filter.tsx'
import { useJobColumns } from './use-job-columns.tsx'
import { useJobName } from './use-job-name.ts'
import { useRetryJob } from './use-retry-job.ts'

export function JobsPage(address: JobsAddress) {
  const { t } = useTranslation('jobs')
  const view = jobView(address)
  const asked = jobListQuery(view, address.cursor || undefined)
  const query = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData })
  const list = useRecordList({
    query,
    view: JSON.stringify(view),
    belongsToView: belongsToJobView(view),
    isForReading: true,
  })
  const place = useAddressPlace(address.cursor, asked)
  const columns = useJobColumns(query.dataUpdatedAt, address)
  const { setSearch, open, close } = useJobsSearch()
  const retry = useRetryJob()
  const [toDelete, setToDelete] = useState<Job>()
  useListCommands(list, { open })

  const jobName = useJobName()
  const nameOf = ({ name, email }: Job) =>
    email === null ? jobName(name) : `${jobName(name)} · ${email}`
  const menuOf = (job: Job) => (
    <JobMenu
      job={job}
      name={nameOf(job)}
      leavesOnRetry={view.state === 'failed'}
      onOpen={() => open(job)}
      onRetry={() => retry(job)}
      onDelete={() => setToDelete(job)}
      onLeave={() => list.moveOn(job)}
    />
  )

  return (
    <Page title={t('list.caption')}>
      <ListBar list={list} view={null}>
        <StateFilter view={view} onChange={setSearch} />
      </ListBar>
      <RecordList
        caption={t('list.caption')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={menuOf}
        {...place}
        none={<NoJobs view={view} onClear={() => setSearch({ state: '' })} />}
      />
      <JobDrawer job={list.rows.find(({ id }) => id === address.open)} onClose={close} />
      <DeleteJobDialog job={toDelete} onClose={() => setToDelete(undefined)} />
    </Page>
  )
}

function useJobsSearch() {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const to = '/manager/jobs'
  return {
    setSearch: (change: { state: string }) =>
      void navigate({ to, search: (before) => ({ ...before, cursor: '', open: '', ...change }) }),
    open: ({ id }: Job) =>
      void navigate({
        to,
        search: (before) => ({ ...before, open: id }),
        state: openedHere,
        resetScroll: false,
      }),
    close: () =>
      stepBack(() => void navigate({ to, search: closed, replace: true, resetScroll: false })),
  }
}

const closed = (before: object) => ({ ...before, open: '' })
