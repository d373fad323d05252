import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { menuRow } from '../menu-row.tsx'

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

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

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
}
