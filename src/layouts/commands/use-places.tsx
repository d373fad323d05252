import { useRouterState } from '@tanstack/react-router'
import { CircleUserRound, LayoutDashboard, Smartphone } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage, spokenBy } from '#i18n/languages.ts'
import type { Place } from './command.ts'
import { type Area, NavigationContext, type NavigationEntry } from './navigation.ts'

export function usePlaces() {
  const labelOf = useNavigationLabel()
  const { app, application, configuration } = use(NavigationContext)
  const placeIn =
    (area: Area) =>
    ({ to, search, icon, name, needs }: Omit<NavigationEntry, 'order'>): Place => ({
      to,
      ...(search && { search }),
      icon,
      id: to,
      label: labelOf(name),
      group: area,
      needs: { apps: [area], ...needs },
    })
  const accountIn = (area: Area) =>
    placeIn(area)({ to: `/${area}/account`, name: 'account', icon: <CircleUserRound /> })
  const account = { app: accountIn('app'), manager: accountIn('manager') }

  return {
    app: app.map(placeIn('app')),
    manager: {
      application: application.map(placeIn('manager')),
      configuration: [...configuration.map(placeIn('manager')), account.manager],
    },
    account,
  }
}

export function useExits() {
  const { t } = useTranslation('layouts')
  const labelOf = useNavigationLabel()
  const { documentation } = use(NavigationContext)
  const isDocumented = useRouterState({
    select: ({ matches }) => matches[0]?.context.setup?.configuration.apiDocs !== 'off',
  })
  const exitTo = (area: Area, place: Pick<Place, 'to' | 'label' | 'icon'>): Place => ({
    ...place,
    id: `area.${area}`,
    group: 'general',
    detail: t('navigation.switchArea'),
    needs: { apps: [area] },
  })
  return {
    app: exitTo('app', { to: '/app', label: t('navigation.openApp'), icon: <Smartphone /> }),
    manager: exitTo('manager', {
      to: '/manager/dashboard',
      label: t('pages.manager'),
      icon: <LayoutDashboard />,
    }),
    documentation: (isDocumented ? documentation : []).map(({ to, name, icon }): Place => ({
      id: to,
      to,
      icon,
      label: labelOf(name),
      group: 'general',
      reloadDocument: true,
    })),
  }
}

function useNavigationLabel() {
  const { t, i18n } = useTranslation('layouts')
  return (name: NavigationEntry['name']): string =>
    typeof name === 'string' ? t(`navigation.${name}`) : inLanguage(name, spokenBy(i18n))
}
