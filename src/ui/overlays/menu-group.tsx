import { menus } from './menu.tsx'

export const MenuGroup = menus.part(({ MenuGroup: Real }) => Real)

export const MenuNote = menus.part(({ MenuNote: Real }) => Real)

export const MenuSeparator = menus.part(({ MenuSeparator: Real }) => Real)
