import { Link } from '@tanstack/react-router'
import { CircleUserRound, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { DisplayChoices } from './display-choices.tsx'

/** What concerns the person rather than the page. */
export function UserMenu({ area }: { area: 'app' | 'manager' }) {
  const { t } = useTranslation('layouts')
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('navigation.userMenu')}>
          <CircleUserRound aria-hidden />
        </IconButton>
      }
    >
      <MenuLinkItem icon={<UserRound />} render={<Link to={`/${area}/account`} />}>
        {t('navigation.account')}
      </MenuLinkItem>
      <MenuSeparator />
      <DisplayChoices />
    </Menu>
  )
}
