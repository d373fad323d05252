import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { menuRow } from '../menu-row.tsx'

/** Items that belong together under a small heading. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

/** In place of items that are not there: a line that can be read, and nothing more. A quick answer never flashes it. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <Base.Item
      disabled
      className={`${menuRow} transition-opacity delay-150 duration-200 starting:opacity-0`}
    >
      {children}
    </Base.Item>
  )
}

/** A hairline between items. */
export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
}
