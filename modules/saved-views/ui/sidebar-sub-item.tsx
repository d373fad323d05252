import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'

/** A page below an item of the sidebar; a collapsed sidebar has no room for it. */
export function SidebarSubItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="group-data-collapsed/sidebar:hidden">
      <ul aria-label={label} className="ms-5 space-y-0.5 border-s border-line ps-2">
        {children}
      </ul>
    </li>
  )
}

interface SidebarSubItemProps {
  label: string
  badge?: ReactNode
  render: ReactElement
}

export function SidebarSubItem({ label, badge, render }: SidebarSubItemProps) {
  const link = useRender({
    render,
    props: {
      className:
        'flex h-8 items-center gap-2 rounded-md px-2.5 text-sm text-ink-soft hover:bg-hover hover:text-ink [&[aria-current]]:bg-accent-tint [&[aria-current]]:font-medium [&[aria-current]]:text-accent-ink pointer-coarse:h-11',
      children: (
        <>
          <span className="one-line min-w-0 grow">
            <bdi>{label}</bdi>
          </span>
          {badge && <span className="text-xs text-ink-faint tabular-nums">{badge}</span>}
        </>
      ),
    },
  })
  return <li>{link}</li>
}
