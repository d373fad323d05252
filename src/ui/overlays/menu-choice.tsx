import { menus } from './menu.tsx'
import type { MenuRadioGroupProps } from './parts/menu-choice.tsx'

export const MenuCheckItem = menus.part(({ MenuCheckItem: Real }) => Real)

export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const here = menus.here()
  return here && <here.MenuRadioGroup {...props} />
}
