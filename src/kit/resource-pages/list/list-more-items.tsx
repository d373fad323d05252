import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuLinkItem } from '#ui/overlays/parts/menu-item.tsx'
import { linkToAdded } from '../added-page.ts'
import { linkTo, needsOf } from '../link-to.ts'
import type { Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

export { Menu } from '#ui/overlays/parts/menu.tsx'

interface ListMoreItemsProps {
  screens: Screens
  texts: ResourceTexts
}

export function ListMoreItems({ screens: { resource, added }, texts }: ListMoreItemsProps) {
  const { t, tFirst } = texts
  const links = linkTo(resource)
  return (
    <>
      {added?.map(({ Icon, ...page }) => (
        <Allowed key={page.path} needs={needsOf(resource, ...page.needs)}>
          <MenuLinkItem icon={<Icon />} render={<Link to={linkToAdded(resource, page)} />}>
            {tFirst([page.link])}
          </MenuLinkItem>
        </Allowed>
      ))}
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
