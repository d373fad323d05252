export { MenuCheckItem, MenuRadioGroup } from './menu-choice.tsx'
export { MenuGroup, MenuSeparator } from './menu-group.tsx'
export { MenuItem, MenuLinkItem } from './menu-item.tsx'
export { Menu, Submenu } from './menu.tsx'
