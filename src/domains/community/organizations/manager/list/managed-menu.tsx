import { Link } from '@tanstack/react-router'
import { Building2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { openedHere } from '#layouts/navigation/step.ts'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { ListedOrganization } from '../../list/organization-list.server.ts'

export function ManagedMenu({ organization: { id, name } }: { organization: ListedOrganization }) {
  const { t } = useTranslation('organizations')
  const page = { to: '/manager/organizations/$id', params: { id } } as const
  return (
    <RowMenu name={name}>
      <MenuLinkItem icon={<Building2 />} render={<Link {...page} />}>
        {t('list.open')}
      </MenuLinkItem>
      <Allowed needs={{ organization: ['delete'] }}>
        <MenuLinkItem icon={<Trash2 />} render={<Link {...page} hash="end" state={openedHere} />}>
          {t('manager.end')}
        </MenuLinkItem>
      </Allowed>
    </RowMenu>
  )
}
