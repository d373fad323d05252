import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { type Navigation, NavigationContext } from '#layouts/commands/navigation.ts'
import { searchOf } from './view-search.ts'
import type { SavedView } from './view.ts'
import { viewsQuery } from './views.queries.ts'

/** Navigation opens a list with its default view; the list's own address stays without one. */
export function WithDefaultViews({ children }: { children: ReactNode }) {
  const { data } = useQuery(viewsQuery)
  return (
    <NavigationContext value={withDefaults(use(NavigationContext), data)}>
      {children}
    </NavigationContext>
  )
}

const withDefaults = (navigation: Navigation, views: SavedView[] = []): Navigation => ({
  ...navigation,
  application: navigation.application.map((entry) => {
    const view = views.find(
      ({ isDefault, resource }) => isDefault && entry.to === `/manager/${resource}`,
    )
    return view ? { ...entry, search: searchOf(view) } : entry
  }),
})
