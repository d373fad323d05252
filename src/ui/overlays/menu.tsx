import type { ReactElement, ReactNode } from 'react'
import { createOnDemand } from '../first-use/on-demand.ts'
import { Opener } from '../first-use/opener.tsx'
import { useFirstUse } from '../first-use/use-first-use.ts'

export const menus = createOnDemand(() => import('./parts/menus.ts'))

export interface MenuProps {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'bottom' | 'top' | 'inline-end'
  /** True returns the focus to the button, false leaves it. */
  finalFocus?: () => boolean
}

export function Menu(props: MenuProps) {
  const { real, take } = useFirstUse(menus)
  if (real) return <real.module.Menu {...props} again={real.again} />
  return <Opener render={props.trigger} opens="menu" onNear={menus.prepare} onUse={take} />
}

export const Submenu = menus.part(({ Submenu: Real }) => Real)
