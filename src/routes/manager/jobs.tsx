import { createFileRoute } from '@tanstack/react-router'
import { JobsPage, prepareJobs } from '#domains/operations/jobs/index.ts'
import { guardPage } from '../-guards.ts'
import { workSearch } from '../-search.ts'

export const Route = createFileRoute('/manager/jobs')({
  staticData: { title: 'jobs' },
  validateSearch: workSearch,
  beforeLoad: guardPage({ job: ['read'] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareJobs(context, deps),
  component: Jobs,
})

function Jobs() {
  return <JobsPage {...Route.useSearch()} />
}
