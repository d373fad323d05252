import { Link } from '@tanstack/react-router'
import {
  BookOpen,
  CircleUserRound,
  CodeXml,
  LayoutDashboard,
  Smartphone,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SidebarGroup, SidebarItem } from '#ui/navigation/sidebar.tsx'

const GROUPS = [
  {
    name: 'application',
    places: [
      { to: '/manager/dashboard', name: 'dashboard', icon: <LayoutDashboard /> },
      { to: '/manager/books', name: 'books', icon: <BookOpen /> },
    ],
  },
  {
    name: 'configuration',
    places: [
      { to: '/manager/users', name: 'users', icon: <Users /> },
      { to: '/manager/account', name: 'account', icon: <CircleUserRound /> },
    ],
  },
] as const

/** The map of the back office: the same in the sidebar and in the drawer of the phone. */
export function ManagerPlaces() {
  const { t } = useTranslation('layouts')
  return GROUPS.map((group) => (
    <SidebarGroup key={group.name} label={t(`navigation.${group.name}`)}>
      {group.places.map(({ to, name, icon }) => (
        <SidebarItem
          key={to}
          icon={icon}
          label={t(`navigation.${name}`)}
          render={<Link to={to} />}
        />
      ))}
    </SidebarGroup>
  ))
}

/** The ways out of the back office. */
export function ManagerExits() {
  const { t } = useTranslation('layouts')
  return (
    <ul className="space-y-0.5">
      <SidebarItem
        icon={<Smartphone />}
        label={t('navigation.openApp')}
        render={<Link to="/app" />}
      />
      <SidebarItem
        icon={<CodeXml />}
        label={t('navigation.apiDocumentation')}
        render={<a href="/api/docs" aria-label={t('navigation.apiDocumentation')} />}
      />
    </ul>
  )
}
