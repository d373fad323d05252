import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { RowMenu } from '#kit/record-list/index.ts'
import { RowTitle, SecondLine, TitleLink } from '#kit/resource-pages/index.ts'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { OrganizationLogo } from '../../frame/organization-logo.tsx'
import type { OwnListedOrganization } from '../../list/organization-list.server.ts'
import { LeaveItem } from '../../members/screens/leave-dialog.tsx'
import { AddedBadges, AddedItems } from '../frame/added.tsx'

interface OrganizationRowProps {
  organization: OwnListedOrganization
  parts: readonly OrganizationParts[]
}

export function OrganizationName({ organization, parts }: OrganizationRowProps) {
  const { t } = useTranslation('organizations')
  const { name, slug, role, memberCount } = organization
  return (
    <RowTitle
      picture={<OrganizationLogo organization={organization} />}
      title={
        <TitleLink to="/app/organizations/$slug" params={{ slug }}>
          {name}
        </TitleLink>
      }
      badge={<AddedBadges {...{ organization, parts }} />}
    >
      <SecondLine column="role">
        {t(`roles.${role}`)} · {t('list.members', { count: memberCount })}
      </SecondLine>
    </RowTitle>
  )
}

interface OrganizationMenuProps extends OrganizationRowProps {
  onLeave: () => void
}

export function OrganizationMenu({ organization, parts, onLeave }: OrganizationMenuProps) {
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
      <AddedItems {...{ organization, parts }} />
      <LeaveItem onClick={onLeave} />
    </RowMenu>
  )
}
