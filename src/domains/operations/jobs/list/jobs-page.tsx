import { useMutation } from '@tanstack/react-query'
import { Eye, RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  ConfirmAction,
  type Question,
  useQuestion,
  useReportedMutation,
} from '#kit/actions/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import {
  Filters,
  FilterSelect,
  LeavingItem,
  ListBar,
  oneOf,
  RecordList,
  RowDrawer,
  RowMenu,
  useAddressList,
  useOpenedRow,
} from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Checklist } from '#ui/feedback/drawings/checklist.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Job } from '../job-list.server.ts'
import { jobStates } from '../job-states.ts'
import {
  deleteJobMutation,
  jobListQuery,
  type JobsAddress,
  retryJobMutation,
} from '../jobs.queries.ts'
import { JobFacts } from './job-facts.tsx'
import { useJobColumns } from './use-job-columns.tsx'
import { useJobName } from './use-job-name.ts'

export const prepareJobs = (context: PageContext, address: JobsAddress) =>
  preparePage({ context, kind: 'list', texts: ['jobs'], queries: [jobListQuery(address)] })

export function JobsPage(address: JobsAddress) {
  const { t } = useTranslation('jobs')
  const state = oneOf(jobStates, address.state)
  const { list, place, setFilter } = useAddressList<Job>(jobListQuery(address), {
    cursor: address.cursor,
    belongsToView: (job) => state === undefined || job.state === state,
  })
  const { open, drawer } = useOpenedRow(list, address.open)
  const columns = useJobColumns(list.query.dataUpdatedAt)
  const { ask, about } = useQuestion<Job, 'delete'>()
  const jobName = useJobName()
  const { mutate: retry } = useReportedMutation(retryJobMutation, {
    done: (_nothing, { name }) => [t('retry.done', { name: jobName(name) })],
    failed: ({ name }) => t('retry.failed', { name: jobName(name) }),
  })

  const nameOf = ({ name, email }: Job) =>
    email === null ? jobName(name) : `${jobName(name)} · ${email}`
  const titleOf = ({ name }: Job) => <bdi>{jobName(name)}</bdi>
  const showAll = () => setFilter({ state: '' })
  const RetryItem = state === 'failed' ? LeavingItem : MenuItem
  const menuOf = (job: Job) => (
    <RowMenu name={nameOf(job)} onLeave={() => list.moveOn(job)}>
      <MenuItem icon={<Eye />} onClick={() => open(job)}>
        {t('list.details')}
      </MenuItem>
      <Allowed needs={{ job: ['update'] }}>
        {job.canRetry && (
          <RetryItem icon={<RotateCw />} onClick={() => retry(job)}>
            {t('retry.action')}
          </RetryItem>
        )}
      </Allowed>
      <Allowed needs={{ job: ['delete'] }}>
        {job.state === 'failed' && (
          <MenuItem icon={<Trash2 />} tone="danger" onClick={() => ask('delete', job)}>
            {t('delete.action')}
          </MenuItem>
        )}
      </Allowed>
    </RowMenu>
  )
  const none = state ? (
    <NoMatchState
      title={t(`list.none.${state}`)}
      text={t('list.emptyText')}
      actions={<Button onClick={showAll}>{t('list.showAll')}</Button>}
    />
  ) : (
    <EmptyState drawing={<Checklist />} title={t('list.empty')} text={t('list.emptyText')} />
  )

  return (
    <Page title={t('list.caption')}>
      <ListBar list={list} view={null}>
        <Filters>
          <FilterSelect
            label={t('fields.state')}
            value={state}
            allLabel={t('list.allStates')}
            options={jobStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={(value) => setFilter({ state: value })}
          />
        </Filters>
      </ListBar>
      <RecordList
        caption={t('list.caption')}
        actions={menuOf}
        {...{ list, columns, nameOf, none, ...place }}
      />
      <RowDrawer {...drawer} titleOf={titleOf}>
        {(job) => <JobFacts {...job} />}
      </RowDrawer>
      <DeleteJobDialog {...about('delete')} />
    </Page>
  )
}

function DeleteJobDialog({ row: job, ...dialog }: Question<Job>) {
  const { t } = useTranslation('jobs')
  const { mutateAsync } = useMutation(deleteJobMutation)
  const name = useJobName()(job?.name ?? '')
  return (
    <ConfirmAction
      {...dialog}
      title={t('delete.title')}
      text={t('delete.text', { name })}
      confirmLabel={t('delete.action')}
      onConfirm={async () => {
        if (!job) return
        await mutateAsync(job)
        toast.success(t('delete.done', { name }))
      }}
    />
  )
}
