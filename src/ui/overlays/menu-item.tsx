import { menus } from './menu.tsx'

export const MenuItem = menus.part(({ MenuItem: Real }) => Real)

export const MenuLinkItem = menus.part(({ MenuLinkItem: Real }) => Real)
