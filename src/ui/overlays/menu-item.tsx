import { menus } from './menu.tsx'

/** An action of a menu. */
export const MenuItem = menus.part(({ MenuItem: Real }) => Real)

/** A place that a menu leads to. */
export const MenuLinkItem = menus.part(({ MenuLinkItem: Real }) => Real)
