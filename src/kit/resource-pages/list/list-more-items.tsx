import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { OnDemand } from '#ui/first-use/on-demand.ts'
import { MenuLinkItem } from '#ui/overlays/parts/menu-item.tsx'
import type { ListActionProps, ListActions } from '../manager-module.ts'

export { Menu } from '#ui/overlays/parts/menu.tsx'

interface ListMoreItemsProps extends ListActionProps {
  actions: OnDemand<ListActions> | undefined
  links: readonly { to: string; label: string; Icon: LucideIcon }[]
}

export function ListMoreItems({ actions, links, ...list }: ListMoreItemsProps) {
  const loaded = actions?.here()
  return (
    <>
      {loaded && <loaded.MenuItem {...list} />}
      {links.map(({ to, label, Icon }) => (
        <MenuLinkItem key={to} icon={<Icon />} render={<Link to={to} />}>
          {label}
        </MenuLinkItem>
      ))}
    </>
  )
}
