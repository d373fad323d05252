import { Outlet, useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { SidebarDrawer } from '#ui/navigation/sidebar-drawer.tsx'
import { Sidebar } from '#ui/navigation/sidebar.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { Brand } from './brand.tsx'
import { Crumbs } from './crumbs.tsx'
import { ShownRecordContext } from './document/shown-record.ts'
import { Main } from './main.tsx'
import { ManagerExits, ManagerPlaces } from './manager-places.tsx'
import { useFrameTop } from './use-frame-top.ts'
import { useSidebar } from './use-sidebar.ts'

interface ManagerLayoutProps {
  search: ReactNode
  userMenu: ReactNode
  underPlace: ComponentProps<typeof ManagerPlaces>['under']
}

export function ManagerLayout({ search, userMenu, underPlace }: ManagerLayoutProps) {
  const { t } = useTranslation(['layouts', 'common'])
  const { collapsed, toggle } = useSidebar()
  const frame = useFrameTop()
  const [name, setName] = useState<string>()
  return (
    <div ref={frame} className="flex min-h-dvh">
      <SkipLink label={t('navigation.skip')} />
      <Sidebar
        label={t('navigation.label')}
        collapsed={collapsed}
        header={<Brand to="/manager/dashboard" iconOnly={collapsed} />}
        footer={<ManagerExits />}
      >
        <ManagerPlaces under={underPlace} />
      </Sidebar>
      <ShownRecordContext value={{ name, setName }}>
        <div className="flex min-w-0 grow flex-col">
          <header className="sticky top-(--banner-height,0px) z-30 flex min-h-14 items-center gap-2 border-b border-line bg-paper px-safe-4 pt-(--bar-top) print:hidden short:static">
            <PhoneMenu />
            <IconButton
              label={t(collapsed ? 'navigation.expand' : 'navigation.collapse')}
              onClick={toggle}
              className="max-sm:hidden"
            >
              <PanelLeft aria-hidden className="rtl:-scale-x-100" />
            </IconButton>
            <Crumbs />
            {/* Reserves space for the menu, so that nothing shifts while the page streams in. */}
            <div className="ms-auto grid grid-cols-[auto_minmax(--spacing(21),auto)] items-center gap-2">
              {search}
              {userMenu}
            </div>
          </header>
          <Main className="grow px-safe-4 pb-safe-6 pt-6 sm:px-safe-8">
            <Outlet />
          </Main>
        </div>
      </ShownRecordContext>
    </div>
  )
}

function PhoneMenu() {
  const { t } = useTranslation(['layouts', 'common'])
  const { pathname } = useLocation()
  return (
    <div className="sm:hidden">
      <SidebarDrawer
        key={pathname}
        title={t('navigation.label')}
        closeLabel={t('common:actions.close')}
        footer={<ManagerExits />}
        trigger={
          <IconButton label={t('navigation.openMenu')}>
            <MenuIcon aria-hidden />
          </IconButton>
        }
      >
        <ManagerPlaces />
      </SidebarDrawer>
    </div>
  )
}
