import { menus } from './menu.tsx'

/** Items that belong together under a small heading. */
export const MenuGroup = menus.part(({ MenuGroup: Real }) => Real)

/** A hairline between items. */
export const MenuSeparator = menus.part(({ MenuSeparator: Real }) => Real)
