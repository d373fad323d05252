export { Menu } from '#ui/overlays/parts/menu.tsx'
export { ColumnHandles } from './column-handles.tsx'
export { ColumnItems } from './column-items.tsx'
