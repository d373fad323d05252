export { MenuCheckItem, MenuRadioGroup } from './menu-choice.tsx'
export { MenuGroup, MenuNote, MenuSeparator } from './menu-group.tsx'
export { MenuItem, MenuLinkItem } from './menu-item.tsx'
export { Menu, Submenu } from './menu.tsx'
