import { useRouterState } from '@tanstack/react-router'
import {
  BookOpen,
  Building2,
  CircleUserRound,
  CodeXml,
  History,
  House,
  LayoutDashboard,
  Library,
  ListChecks,
  Smartphone,
  Tag,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permissions } from '#platform/access/permissions.ts'
import type layouts from '../locales/en.json'
import type { Place } from './command.ts'

export type Area = 'app' | 'manager'

interface Drawn {
  to: string
  name: keyof (typeof layouts)['navigation']
  icon: ReactNode
  /** What its page needs beyond access to the area. */
  needs?: Permissions
}

const READER: Drawn[] = [
  { to: '/app', name: 'home', icon: <House /> },
  { to: '/app/books', name: 'books', icon: <BookOpen />, needs: { book: ['read'] } },
  { to: '/app/shelves', name: 'shelves', icon: <Library /> },
  { to: '/app/organizations', name: 'organizations', icon: <Building2 /> },
]

const APPLICATION: Drawn[] = [
  { to: '/manager/dashboard', name: 'dashboard', icon: <LayoutDashboard /> },
  { to: '/manager/books', name: 'books', icon: <BookOpen />, needs: { book: ['read'] } },
  { to: '/manager/genres', name: 'genres', icon: <Tag />, needs: { genre: ['read'] } },
]

const CONFIGURATION: Drawn[] = [
  { to: '/manager/users', name: 'users', icon: <Users />, needs: { user: ['list'] } },
  {
    to: '/manager/organizations',
    name: 'organizations',
    icon: <Building2 />,
    needs: { organization: ['list'] },
  },
  { to: '/manager/activity', name: 'activity', icon: <History />, needs: { user: ['list'] } },
  { to: '/manager/jobs', name: 'jobs', icon: <ListChecks />, needs: { job: ['read'] } },
]

/** The places of both areas: their navigation, the user's menu and the palette show these. */
export function usePlaces() {
  const { t } = useTranslation('layouts')
  const placed = (area: Area, { to, name, icon, needs }: Drawn): Place => ({
    id: to,
    to,
    icon,
    label: t(`navigation.${name}`),
    group: area,
    needs: { apps: [area], ...needs },
  })
  const placesIn = (area: Area, drawn: Drawn[]) => drawn.map((one) => placed(area, one))
  const accountIn = (area: Area) =>
    placed(area, { to: `/${area}/account`, name: 'account', icon: <CircleUserRound /> })

  return {
    app: placesIn('app', READER),
    manager: {
      application: placesIn('manager', APPLICATION),
      configuration: [...placesIn('manager', CONFIGURATION), accountIn('manager')],
    },
    account: { app: accountIn('app'), manager: accountIn('manager') },
  }
}

/** The way from one area to the other, and out of both. */
export function useExits() {
  const { t } = useTranslation('layouts')
  const out = { group: 'general', detail: t('navigation.switchArea') } as const
  const hasReference = useRouterState({
    select: ({ matches }) => matches[0]?.context.setup?.configuration.apiDocs !== 'off',
  })
  const exits: Record<Area, Place> & { documentation: Place[] } = {
    app: {
      ...out,
      id: 'area.app',
      to: '/app',
      icon: <Smartphone />,
      label: t('navigation.openApp'),
      needs: { apps: ['app'] },
    },
    manager: {
      ...out,
      id: 'area.manager',
      to: '/manager/dashboard',
      icon: <LayoutDashboard />,
      label: t('pages.manager'),
      needs: { apps: ['manager'] },
    },
    documentation: (hasReference ? ['/api/docs'] : []).map((to) => ({
      id: to,
      to,
      icon: <CodeXml />,
      label: t('navigation.apiDocumentation'),
      group: 'general',
      reloadDocument: true,
    })),
  }
  return exits
}
