import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction, useReportedMutation } from '#kit/actions/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import {
  ListBar,
  RecordList,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Checklist } from '#ui/feedback/drawings/checklist.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Job } from '../job-list.server.ts'
import { deleteJobMutation, jobListQuery, retryJobMutation } from '../jobs.queries.ts'
import { JobDrawer } from './job-drawer.tsx'
import { JobMenu } from './job-menu.tsx'
import { belongsToJobView, type JobsAddress, jobView, type JobView } from './job-view.ts'
import { StateFilter } from './state-filter.tsx'
import { useJobColumns } from './use-job-columns.tsx'
import { useJobName } from './use-job-name.ts'

export const prepareJobs = (context: PageContext, address: JobsAddress) =>
  preparePage({ context, kind: 'list', texts: ['jobs'], queries: [listAt(address)] })

const listAt = (address: JobsAddress) => jobListQuery(jobView(address), address.cursor || undefined)

export function JobsPage(address: JobsAddress) {
  const { t } = useTranslation('jobs')
  const view = jobView(address)
  const asked = listAt(address)
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

interface DeleteJobDialogProps {
  job: Job | undefined
  onClose: () => void
}

function DeleteJobDialog({ job, onClose }: DeleteJobDialogProps) {
  const { t } = useTranslation('jobs')
  const nameOf = useJobName()
  const { mutateAsync } = useMutation(deleteJobMutation)
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)

  async function remove() {
    if (!job) return
    await mutateAsync(job)
    toast.success(t('delete.done', { name: nameOf(job.name) }))
  }

  return (
    <ConfirmAction
      open={job !== undefined}
      onClose={onClose}
      title={t('delete.title')}
      text={last && t('delete.text', { name: nameOf(last.name) })}
      confirmLabel={t('delete.action')}
      onConfirm={remove}
    />
  )
}

interface NoJobsProps {
  view: JobView
  onClear: () => void
}

function NoJobs({ view: { state }, onClear }: NoJobsProps) {
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

function useRetryJob() {
  const { t } = useTranslation('jobs')
  const nameOf = useJobName()
  const { mutate } = useReportedMutation(retryJobMutation, {
    done: (_nothing, { name }) => [t('retry.done', { name: nameOf(name) })],
    failed: ({ name }) => t('retry.failed', { name: nameOf(name) }),
  })
  return mutate
}
