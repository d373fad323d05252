import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useCount } from '#kit/record-list/index.ts'
import { SidebarSubItem, SidebarSubItems } from './ui/sidebar-sub-item.tsx'
import { searchOf } from './view-search.ts'
import type { SavedView } from './view.ts'
import { viewTotalsQuery, viewsQuery } from './views.queries.ts'

const shownViews = 5
const mostCounted = 20

export function SidebarViews({ to, label }: { to: string; label: string }) {
  const { data: views = [] } = useQuery(viewsQuery)
  const shown = [...Map.groupBy(views, ({ resource }) => resource).values()].flatMap((of) =>
    of.slice(0, shownViews),
  )
  // The same for each entry, so that one call counts all.
  const ids = shown.slice(0, mostCounted).map(({ id }) => id)
  const { data: totals = [] } = useQuery(viewTotalsQuery(ids))
  const countOf = useCount()
  const { pathname, search } = useLocation()
  const own = shown.filter(({ resource }) => `/manager/${resource}` === to)
  if (own.length === 0) return null

  function itemOf(view: SavedView) {
    const total = totals.find(({ id }) => id === view.id)?.total
    const isCurrent = pathname === to && 'view' in search && search.view === view.id
    return (
      <SidebarSubItem
        key={view.id}
        label={view.name}
        badge={total && countOf(total)}
        render={
          <Link
            to={to}
            search={searchOf(view)}
            // Its list may have been changed since.
            aria-current={isCurrent ? 'true' : undefined}
          />
        }
      />
    )
  }
  return <SidebarSubItems label={label}>{own.map(itemOf)}</SidebarSubItems>
}
