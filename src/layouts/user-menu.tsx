import { Link } from '@tanstack/react-router'
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { DisplayChoices } from './display-choices.tsx'

interface UserMenuProps {
  area: 'app' | 'manager'
  person: { name: string; email: string; image: string | null }
  /** The back office is open to this person too. */
  managesToo: boolean
  onSignOut: () => void
}

/** What concerns the person rather than the page. */
export function UserMenu({ area, person, managesToo, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('layouts')
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" size="icon">
          <Avatar name={person.name} image={person.image} size="small" />
          <span className="sr-only">{t('navigation.userMenu')}</span>
        </Button>
      }
    >
      <p className="px-2.5 py-1.5 text-sm">
        <bdi className="block truncate font-medium">{person.name}</bdi>
        <bdi className="block truncate text-ink-soft">{person.email}</bdi>
      </p>
      <MenuSeparator />
      <MenuLinkItem icon={<UserRound />} render={<Link to={`/${area}/account`} />}>
        {t('navigation.account')}
      </MenuLinkItem>
      {managesToo && area === 'app' && (
        <MenuLinkItem icon={<LayoutDashboard />} render={<Link to="/manager/dashboard" />}>
          {t('pages.manager')}
        </MenuLinkItem>
      )}
      <MenuSeparator />
      <DisplayChoices />
      <MenuSeparator />
      <MenuItem icon={<LogOut className="rtl:-scale-x-100" />} onClick={onSignOut}>
        {t('navigation.signOut')}
      </MenuItem>
    </Menu>
  )
}
