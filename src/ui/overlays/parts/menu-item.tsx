import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { menuRow, MenuRowContent } from '../menu-row.tsx'

interface MenuItemProps {
  children: ReactNode
  icon?: ReactNode
  shortcut?: ReactNode
  tone?: 'neutral' | 'danger'
  disabled?: boolean
  onClick: () => void
}

const tones = {
  neutral: '',
  danger: 'text-danger data-highlighted:bg-danger-tint',
}

export function MenuItem(props: MenuItemProps) {
  return (
    <Base.Item
      disabled={props.disabled}
      onClick={props.onClick}
      className={`${menuRow} ${tones[props.tone ?? 'neutral']}`}
    >
      <MenuRowContent icon={props.icon} end={props.shortcut}>
        {props.children}
      </MenuRowContent>
    </Base.Item>
  )
}

interface MenuLinkItemProps
  extends
    Pick<MenuItemProps, 'children' | 'icon' | 'shortcut'>,
    Pick<ComponentProps<'a'>, 'href' | 'download'> {
  /** A link within the product; its children would replace those of the item. */
  render?: ReactElement
}

export function MenuLinkItem({ icon, shortcut, children, ...link }: MenuLinkItemProps) {
  return (
    <Base.LinkItem closeOnClick className={menuRow} {...link}>
      <MenuRowContent icon={icon} end={shortcut}>
        {children}
      </MenuRowContent>
    </Base.LinkItem>
  )
}
