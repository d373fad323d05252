import { Link, Outlet } from '@tanstack/react-router'
import { BookOpen, House, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomNavigation, BottomNavigationItem } from '#ui/navigation/bottom-navigation.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { TopNavigation, TopNavigationItem } from '#ui/navigation/top-navigation.tsx'
import { Brand } from './brand.tsx'
import { Main } from './main.tsx'

const PLACES = [
  { to: '/app', name: 'home', icon: <House />, exact: true },
  { to: '/app/books', name: 'books', icon: <BookOpen />, exact: false },
  { to: '/app/account', name: 'account', icon: <UserRound />, exact: true },
] as const

/** The reader's frame: navigation on top of a wide screen, within reach of the thumb on a phone. */
export function AppLayout({ userMenu }: { userMenu: ReactNode }) {
  const { t } = useTranslation('layouts')
  const places = PLACES.map(({ to, name, icon, exact }) => ({
    to,
    icon,
    label: t(`navigation.${name}`),
    link: <Link to={to} activeOptions={{ exact }} />,
  }))

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('navigation.skip')} />
      <TopNavigation label={t('navigation.label')} start={<Brand to="/app" />} end={userMenu}>
        {places.map(({ to, label, link }) => (
          <TopNavigationItem key={to} render={link}>
            {label}
          </TopNavigationItem>
        ))}
      </TopNavigation>
      <Main className="mx-auto w-full max-w-6xl grow px-4 py-8">
        <Outlet />
      </Main>
      <BottomNavigation label={t('navigation.label')}>
        {places.map(({ to, icon, label, link }) => (
          <BottomNavigationItem key={to} icon={icon} label={label} render={link} />
        ))}
      </BottomNavigation>
    </div>
  )
}
