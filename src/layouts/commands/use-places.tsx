import { useRouterState } from '@tanstack/react-router'
import { CircleUserRound, LayoutDashboard, Smartphone } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage, spokenBy } from '#i18n/languages.ts'
import type { Place } from './command.ts'
import { type Area, NavigationContext, type NavigationEntry } from './navigation.ts'

export function usePlaces() {
  const labelOf = useNavigationLabel()
  const navigation = use(NavigationContext)
  const placed = (
    area: Area,
    { name, needs, to, search, icon }: Omit<NavigationEntry, 'order'>,
  ): Place => ({
    to,
    ...(search && { search }),
    icon,
    id: to,
    label: labelOf({ name }),
    group: area,
    needs: { apps: [area], ...needs },
  })
  const placesIn = (area: Area, entries: NavigationEntry[]) =>
    entries.map((one) => placed(area, one))
  const accountIn = (area: Area) =>
    placed(area, { to: `/${area}/account`, name: 'account', icon: <CircleUserRound /> })

  return {
    app: placesIn('app', navigation.app),
    manager: {
      application: placesIn('manager', navigation.application),
      configuration: [...placesIn('manager', navigation.configuration), accountIn('manager')],
    },
    account: { app: accountIn('app'), manager: accountIn('manager') },
  }
}

export function useExits() {
  const { t } = useTranslation('layouts')
  const out = { group: 'general', detail: t('navigation.switchArea') } as const
  const labelOf = useNavigationLabel()
  const { documentation } = use(NavigationContext)
  const isDocumented = useRouterState({
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
    documentation: (isDocumented ? documentation : []).map(({ to, name, icon }) => ({
      id: to,
      to,
      icon,
      label: labelOf({ name }),
      group: 'general',
      reloadDocument: true,
    })),
  }
  return exits
}

function useNavigationLabel() {
  const { t, i18n } = useTranslation('layouts')
  return ({ name }: Pick<NavigationEntry, 'name'>): string =>
    typeof name === 'string' ? t(`navigation.${name}`) : inLanguage(name, spokenBy(i18n))
}
