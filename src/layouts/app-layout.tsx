import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomNavigation, BottomNavigationItem } from '#ui/navigation/bottom-navigation.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { TopNavigation, TopNavigationItem } from '#ui/navigation/top-navigation.tsx'
import { Brand } from './brand.tsx'
import { useAllowedOf } from './commands/allowed.tsx'
import { CommandLink } from './commands/command-link.tsx'
import { usePlaces } from './commands/use-places.tsx'
import { Main } from './main.tsx'

interface AppLayoutProps {
  header: ReactNode
  children: ReactNode
}

export function AppLayout({ header, children }: AppLayoutProps) {
  const { t } = useTranslation('layouts')
  const { app, account } = usePlaces()
  const places = useAllowedOf(app)

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('navigation.skip')} />
      <TopNavigation label={t('navigation.label')} start={<Brand to="/app" />} end={header}>
        {[...places, account.app].map((place) => (
          <TopNavigationItem key={place.id} render={<CommandLink place={place} />}>
            {place.label}
          </TopNavigationItem>
        ))}
      </TopNavigation>
      <Main className="mx-auto w-full max-w-6xl grow px-safe-4 py-8">{children}</Main>
      <BottomNavigation label={t('navigation.label')}>
        {places.map((place) => (
          <BottomNavigationItem
            key={place.id}
            icon={place.icon}
            label={place.label}
            render={<CommandLink place={place} />}
          />
        ))}
      </BottomNavigation>
    </div>
  )
}
