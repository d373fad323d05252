import { History, House, KeyRound, LayoutDashboard, ListChecks, Users } from 'lucide-react'
import type { Navigation, NavigationEntry } from '#layouts/commands/navigation.ts'

/** Found by their place, since composing them in `app/parts.ts` would load the icons with the sign-in page too. */
const domains = import.meta.glob<Partial<Navigation>>('../domains/*/navigation.tsx', {
  import: 'navigation',
  eager: true,
})

const modules = import.meta.glob<Partial<Navigation>>('../../modules/*/navigation.tsx', {
  import: 'navigation',
  eager: true,
})

const from = (group: keyof Navigation): NavigationEntry[] =>
  Object.values(domains).flatMap((navigation) => navigation[group] ?? [])

export const navigation: Navigation = {
  app: [{ to: '/app', name: 'home', icon: <House /> }, ...from('app')],
  organization: from('organization'),
  application: [
    { to: '/manager/dashboard', name: 'dashboard', icon: <LayoutDashboard /> },
    ...from('application'),
  ],
  configuration: [
    { to: '/manager/users', name: 'users', icon: <Users />, needs: { user: ['list'] } },
    ...from('configuration'),
    { to: '/manager/activity', name: 'activity', icon: <History />, needs: { user: ['list'] } },
    {
      to: '/manager/keys',
      name: 'keys',
      icon: <KeyRound />,
      needs: { session: ['list', 'revoke'] },
    },
    { to: '/manager/jobs', name: 'jobs', icon: <ListChecks />, needs: { job: ['read'] } },
    ...Object.values(modules).flatMap(({ configuration = [] }) => configuration),
  ],
  documentation: Object.values(modules).flatMap(({ documentation = [] }) => documentation),
}
