import { Link } from '@tanstack/react-router'
import { Copy, Trash2, Upload } from 'lucide-react'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuLinkItem } from '#ui/overlays/parts/menu-item.tsx'
import { linkTo, needsOf } from '../link-to.ts'
import type { Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

export { Menu } from '#ui/overlays/parts/menu.tsx'

interface ListMoreItemsProps {
  screens: Screens
  texts: ResourceTexts
}

export function ListMoreItems({ screens: { resource, isImported }, texts }: ListMoreItemsProps) {
  const { t } = texts
  const links = linkTo(resource)
  return (
    <>
      {isImported && (
        <Allowed needs={needsOf(resource, 'create', 'update')}>
          <MenuLinkItem icon={<Upload />} render={<Link to={links.import} />}>
            {t('list.import')}
          </MenuLinkItem>
        </Allowed>
      )}
      {resource.alike && (
        <Allowed needs={needsOf(resource, 'update', 'delete')}>
          <MenuLinkItem icon={<Copy />} render={<Link to={links.duplicates} />}>
            {t('duplicates.find')}
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
    </>
  )
}
