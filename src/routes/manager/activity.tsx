import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage, prepareActivity } from '#features/activity/index.ts'
import { activitySearch } from '../-search.ts'

export const Route = createFileRoute('/manager/activity')({
  staticData: { title: 'activity' },
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareActivity(context, deps),
  component: Activity,
})

function Activity() {
  return <ActivityPage {...Route.useSearch()} />
}
