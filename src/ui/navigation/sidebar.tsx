import { useRender } from '@base-ui/react/use-render'
import { createContext, use, type ReactElement, type ReactNode } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'

const Collapsed = createContext(false)

interface SidebarProps {
  label: string
  collapsed?: boolean
  header?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function Sidebar({ label, collapsed = false, header, footer, children }: SidebarProps) {
  return (
    <Collapsed value={collapsed}>
      <nav
        aria-label={label}
        data-collapsed={collapsed ? '' : undefined}
        className="group/sidebar box-content w-[min(--spacing(60),max(240px,25vw))] shrink-0 border-e border-line bg-sunken ps-(--safe-side) transition-[width] duration-200 ease-page data-collapsed:w-15 max-sm:hidden print:hidden"
      >
        {/* The height leaves room for the banners, or the footer would be below the viewport. */}
        <div className="sticky top-(--banner-height,0px) flex h-[calc(100dvh-var(--frame-top,0px)-var(--bottom-bar,0px))] flex-col">
          {header && (
            <div className="mt-(--bar-top) flex h-14 shrink-0 items-center px-2.5">{header}</div>
          )}
          <div className="min-h-0 grow overflow-x-hidden overflow-y-auto px-2.5 py-2">
            {children}
          </div>
          {footer && (
            <div className="mb-(--safe-bottom) shrink-0 border-t border-line p-2.5">{footer}</div>
          )}
        </div>
      </nav>
    </Collapsed>
  )
}

export function SidebarGroup({ label, children }: { label: string; children: ReactNode }) {
  const collapsed = use(Collapsed)
  return (
    <section aria-label={label} className="mb-4">
      <h2 className="flex h-8 items-center px-2.5 font-sans text-xs font-medium text-ink-faint">
        {collapsed ? <span aria-hidden className="h-px w-full bg-line" /> : label}
      </h2>
      <ul className="space-y-0.5">{children}</ul>
    </section>
  )
}

interface SidebarItemProps {
  icon: ReactNode
  label: string
  render: ReactElement
  badge?: ReactNode
}

export function SidebarItem({ icon, label, render, badge }: SidebarItemProps) {
  const collapsed = use(Collapsed)
  const link = useRender({
    render,
    props: {
      className:
        'flex h-10 items-center gap-3 rounded-md px-2.5 text-sm text-ink-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent-ink pointer-coarse:h-11',
      children: (
        <>
          <span aria-hidden className="shrink-0 *:size-5">
            {icon}
          </span>
          <span className={collapsed ? 'sr-only' : 'grow truncate'}>{label}</span>
          {badge && !collapsed && <span className="text-xs tabular-nums">{badge}</span>}
        </>
      ),
    },
  })
  return (
    <li>
      <Tooltip label={label} side="inline-end" disabled={!collapsed}>
        {link}
      </Tooltip>
    </li>
  )
}
