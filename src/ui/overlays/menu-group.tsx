import { menus } from './menu.tsx'

/** Items that belong together under a small heading. */
export const MenuGroup = menus.part(({ MenuGroup: Real }) => Real)

/** In place of items that are not there: a line that can be read, and nothing more. */
export const MenuNote = menus.part(({ MenuNote: Real }) => Real)

/** A hairline between items. */
export const MenuSeparator = menus.part(({ MenuSeparator: Real }) => Real)
