import { History, House, LayoutDashboard, ListChecks, Users } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

/** Found by their place, since composing them in `app/parts.ts` would load the icons with the sign-in page too. */
const modules = import.meta.glob<Partial<Navigation>>('../../modules/*/navigation.tsx', {
  import: 'navigation',
  eager: true,
})

const own: Partial<Navigation> = {
  app: [{ order: 10, to: '/app', name: 'home', icon: <House /> }],
  application: [
    { order: 10, to: '/manager/dashboard', name: 'dashboard', icon: <LayoutDashboard /> },
  ],
  configuration: [
    { order: 10, to: '/manager/users', name: 'users', icon: <Users />, needs: { user: ['list'] } },
    {
      order: 30,
      to: '/manager/activity',
      name: 'activity',
      icon: <History />,
      needs: { user: ['list'] },
    },
    {
      order: 50,
      to: '/manager/jobs',
      name: 'jobs',
      icon: <ListChecks />,
      needs: { job: ['read'] },
    },
  ],
}

const entries = (group: keyof Navigation) =>
  [own, ...Object.values(modules)]
    .flatMap((navigation) => navigation[group] ?? [])
    .toSorted((one, other) => one.order - other.order)

export const navigation: Navigation = {
  app: entries('app'),
  application: entries('application'),
  configuration: entries('configuration'),
  documentation: entries('documentation'),
}
