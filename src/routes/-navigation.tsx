import { History, House, LayoutDashboard, ListChecks, Users } from 'lucide-react'
import { navigation as catalogue } from '#domains/catalogue/navigation.tsx'
import { navigation as community } from '#domains/community/navigation.tsx'
import type { Navigation, NavigationEntry } from '#layouts/commands/navigation.ts'

const domains: Partial<Navigation>[] = [catalogue, community]

const from = (group: keyof Navigation): NavigationEntry[] =>
  domains.flatMap((navigation) => navigation[group] ?? [])

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
    { to: '/manager/jobs', name: 'jobs', icon: <ListChecks />, needs: { job: ['read'] } },
  ],
}
