import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

/** Items that belong together under a small heading. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

/** A hairline between items. */
export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
}
