import type { ReactElement, ReactNode } from 'react'
import { createOnDemand } from '../first-use/on-demand.ts'
import { Opener } from '../first-use/opener.tsx'
import { useFirstUse } from '../first-use/use-first-use.ts'

export const menus = createOnDemand(() => import('./parts/menus.ts'))

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'bottom' | 'top' | 'inline-end'
  /** Where focus goes on closing: back to the button when it answers true, nowhere when false. */
  finalFocus?: () => boolean
}

/** A list of actions that opens from a button. */
export function Menu(props: MenuProps) {
  const { real, take } = useFirstUse(menus)
  if (real) return <real.module.Menu {...props} again={real.again} />
  return <Opener render={props.trigger} opens="menu" onNear={menus.prepare} onUse={take} />
}

/** An item that opens a menu beside it. */
export const Submenu = menus.part(({ Submenu: Real }) => Real)
