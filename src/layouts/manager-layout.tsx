import { Link, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { type ComponentProps, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Breadcrumb, BreadcrumbItem } from '#ui/navigation/breadcrumb.tsx'
import { SidebarDrawer } from '#ui/navigation/sidebar-drawer.tsx'
import { Sidebar } from '#ui/navigation/sidebar.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { Brand } from './brand.tsx'
import { usePageFacts } from './document/page-facts.ts'
import { trailOf } from './document/page-title.ts'
import { ShownRecordContext } from './document/shown-record.ts'
import { Main } from './main.tsx'
import { ManagerExits, ManagerPlaces } from './manager-places.tsx'

interface ManagerLayoutProps {
  header: ReactNode
  underPlace: ComponentProps<typeof ManagerPlaces>['under']
}

export function ManagerLayout({ header, underPlace }: ManagerLayoutProps) {
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
              {header}
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

function Crumbs() {
  const { t, i18n } = useTranslation('layouts')
  const shown = use(ShownRecordContext)
  const trail = useMatches({ select: (matches) => trailOf(matches, i18n, shown?.name) })
  return (
    <Breadcrumb label={t('navigation.breadcrumb')}>
      {trail.map(({ pathname, label, isRecord }, index) => (
        <BreadcrumbItem
          key={pathname}
          isLong={isRecord}
          label={label}
          render={
            index < trail.length - 1 ? (
              <Link to={pathname} activeOptions={{ exact: true }} />
            ) : undefined
          }
        />
      ))}
    </Breadcrumb>
  )
}

const frameTop = '--frame-top'

const frameTopOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue(frameTop) || '0px'

function useFrameTop() {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const resized = new ResizeObserver(() => {
      const top = `${element.offsetTop}px`
      // Every descendant inherits the property, so each write recomputes all their styles.
      if (frameTopOf(element) !== top) element.style.setProperty(frameTop, top)
    })
    resized.observe(document.body)
    return () => resized.disconnect()
  }, [])
  return frame
}

const COOKIE_SECONDS = 365 * 24 * 60 * 60

function useSidebar() {
  const [collapsed, setCollapsed] = useState(usePageFacts()?.sidebar === 'collapsed')

  function toggle() {
    document.cookie = `sidebar=${collapsed ? 'open' : 'collapsed'}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
    setCollapsed(!collapsed)
  }

  return { collapsed, toggle }
}
