import { Link } from '@tanstack/react-router'
import { BookOpen, CircleUser, LayoutDashboard, Menu, PanelLeft, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { SidebarDrawer } from '#ui/navigation/sidebar-drawer.tsx'
import { Sidebar, SidebarGroup, SidebarItem } from '#ui/navigation/sidebar.tsx'

export const group = 'navigation'

export default function SidebarExample() {
  const { t } = useTranslation('gallery')
  const [collapsed, setCollapsed] = useState(false)
  return (
    <div className="flex items-start overflow-x-auto *:max-h-full sm:h-96">
      <Sidebar
        label={t('navigation.sidebar')}
        collapsed={collapsed}
        footer={
          <IconButton
            label={collapsed ? t('navigation.expand') : t('navigation.collapse')}
            onClick={() => setCollapsed(!collapsed)}
          >
            <PanelLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        }
      >
        <Places />
      </Sidebar>
      <div className="sm:p-4">
        <SidebarDrawer
          title={t('navigation.label')}
          closeLabel={t('close')}
          trigger={
            <Button>
              <Menu aria-hidden />
              {t('navigation.open')}
            </Button>
          }
        >
          <Places />
        </SidebarDrawer>
      </div>
    </div>
  )
}

function Places() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <SidebarGroup label={t('navigation.application')}>
        <SidebarItem
          icon={<LayoutDashboard />}
          label={t('navigation.dashboard')}
          render={<Link to="/manager/dashboard" />}
        />
        <SidebarItem
          icon={<BookOpen />}
          label={t('books')}
          render={<Link to="/dev/ui" />}
          badge={128}
        />
      </SidebarGroup>
      <SidebarGroup label={t('navigation.configuration')}>
        <SidebarItem icon={<Users />} label={t('users')} render={<Link to="/manager/users" />} />
        <SidebarItem
          icon={<CircleUser />}
          label={t('account')}
          render={<Link to="/manager/account" />}
        />
      </SidebarGroup>
    </>
  )
}
