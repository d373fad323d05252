import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import type { Command } from '#layouts/commands/command.ts'
import { usePlaces } from '#layouts/commands/use-places.tsx'
import { searchOf } from '../view-search.ts'
import { viewsQuery } from '../views.queries.ts'

const needs = { apps: ['manager'] } as const

/** The palette opens each view by its name. */
export function useViewCommands(): Command[] {
  const navigate = useNavigate()
  const { application, configuration } = usePlaces().manager
  const { data: views = [] } = useQuery({ ...viewsQuery, enabled: useAllowed(needs) })
  return views.map((view) => {
    const to = `/manager/${view.resource}`
    const place = [...application, ...configuration].find((one) => one.to === to)
    return {
      id: `view.${view.id}`,
      group: 'manager',
      label: view.name,
      detail: place?.label ?? '',
      icon: <Bookmark />,
      needs,
      run: () => void navigate({ to, search: searchOf(view) }),
    }
  })
}
