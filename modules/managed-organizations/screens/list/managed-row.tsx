import { Link } from '@tanstack/react-router'
import { Building2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { OwnScript, RowMark, RowTitle, SecondLine, TitleLink } from '#kit/resource-pages/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { openedHere } from '#layouts/navigation/step.ts'
import { OrganizationLogo } from '#modules/organizations/index.ts'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { ListedOrganization } from '../../managed-organization.server.ts'

interface ManagedRowProps {
  organization: ListedOrganization
}

export function ManagedName({ organization }: ManagedRowProps) {
  const { t } = useTranslation('organizations')
  const { id, name, slug, memberCount } = organization
  return (
    <RowTitle
      picture={<OrganizationLogo organization={organization} />}
      title={
        <TitleLink to="/manager/organizations/$id" params={{ id }}>
          {name}
        </TitleLink>
      }
      marks={<RowMark column="members">{t('list.members', { count: memberCount })}</RowMark>}
    >
      <SecondLine column="slug">
        <OwnScript text={slug} />
      </SecondLine>
    </RowTitle>
  )
}

export const ManagedMenu = ({ organization: { id, name } }: ManagedRowProps) => (
  <RowMenu name={name}>
    <Items id={id} />
  </RowMenu>
)

function Items({ id }: { id: string }) {
  const { t } = useTranslation('organizations')
  const page = { to: '/manager/organizations/$id', params: { id } } as const
  return (
    <>
      <MenuLinkItem icon={<Building2 />} render={<Link {...page} />}>
        {t('list.open')}
      </MenuLinkItem>
      <Allowed needs={{ organization: ['delete'] }}>
        <MenuLinkItem icon={<Trash2 />} render={<Link {...page} hash="end" state={openedHere} />}>
          {t('manager.end')}
        </MenuLinkItem>
      </Allowed>
    </>
  )
}
