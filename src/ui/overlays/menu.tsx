import type { ReactElement, ReactNode } from 'react'
import { createOnDemand, type OnDemand } from '../first-use/on-demand.ts'
import { Opener } from '../first-use/opener.tsx'
import { useFirstUse } from '../first-use/use-first-use.ts'

export const menus = createOnDemand(() => import('./parts/menus.ts'))

type Module = NonNullable<ReturnType<typeof menus.here>>

export interface MenuProps {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'bottom' | 'top' | 'inline-end'
  /** True returns the focus to the button, false leaves it. */
  finalFocus?: () => boolean
  /** Its button stays in place while the page scrolls, as one in a sticky header. */
  isFixed?: boolean
  /** Brings the menu together with the code of its items. */
  from?: OnDemand<Pick<Module, 'Menu'>> | undefined
}

export function Menu({ from = menus, ...props }: MenuProps) {
  const { real, take } = useFirstUse(from)
  if (real) return <real.module.Menu {...props} again={real.again} />
  return <Opener render={props.trigger} opens="menu" onNear={from.prepare} onUse={take} />
}

export const Submenu = menus.part(({ Submenu: Real }) => Real)
