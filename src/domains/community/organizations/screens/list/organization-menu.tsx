import { Link } from '@tanstack/react-router'
import { Building2, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { OwnListedOrganization } from '../../list/organization-list.server.ts'
import { SwitchItem } from '../active/switch-item.tsx'

interface OrganizationMenuProps {
  organization: OwnListedOrganization
  onLeave: () => void
}

export function OrganizationMenu({ organization, onLeave }: OrganizationMenuProps) {
  const { t } = useTranslation('organizations')
  const { name, slug } = organization
  return (
    <RowMenu name={name}>
      <MenuLinkItem
        icon={<Building2 />}
        render={<Link to="/app/organizations/$slug" params={{ slug }} />}
      >
        {t('list.open')}
      </MenuLinkItem>
      <SwitchItem organization={organization} />
      <MenuItem icon={<LogOut className="rtl:-scale-x-100" />} tone="danger" onClick={onLeave}>
        {t('members.leaveOpen')}
      </MenuItem>
    </RowMenu>
  )
}
