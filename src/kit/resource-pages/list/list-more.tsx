import { Link } from '@tanstack/react-router'
import { Trash2, Upload } from 'lucide-react'
import { MoreMenu } from '#kit/record-list/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { exportViewOf } from '../address.ts'
import { linkTo, needsOf } from '../link-to.ts'
import type { Screens, View } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

export const exportOf = ({ path }: Resource, view: View) => ({
  path: `/${path}/export`,
  view: exportViewOf(view),
})

export function listMore({ resource, isImported }: Screens, { t }: ResourceTexts, view: View) {
  const links = linkTo(resource)
  return (
    <MoreMenu exporting={exportOf(resource, view)}>
      {isImported && (
        <Allowed needs={needsOf(resource, 'create', 'update')}>
          <MenuLinkItem icon={<Upload />} render={<Link to={links.import} />}>
            {t('list.import')}
          </MenuLinkItem>
        </Allowed>
      )}
      {resource.trash && (
        <Allowed needs={needsOf(resource, 'delete')}>
          <MenuLinkItem icon={<Trash2 />} render={<Link to={links.trash} />}>
            {t('trash.caption')}
          </MenuLinkItem>
        </Allowed>
      )}
    </MoreMenu>
  )
}
