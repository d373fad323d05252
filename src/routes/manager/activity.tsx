import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage, prepareActivity } from '#domains/operations/activity/index.ts'
import { guardPage } from '../-guards.ts'
import { activitySearch } from '../-search.ts'

export const Route = createFileRoute('/manager/activity')({
  staticData: { title: 'activity' },
  validateSearch: activitySearch,
  beforeLoad: guardPage({ user: ['list'] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareActivity(context, deps),
  component: Activity,
})

function Activity() {
  return <ActivityPage search={Route.useSearch()} />
}
