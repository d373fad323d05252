import type { ReactElement, ReactNode } from 'react'
import { Sheet } from '../overlays/sheet.tsx'

interface SidebarDrawerProps {
  title: string
  closeLabel: string
  /** The button that opens it. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The same `SidebarGroup`s as in the sidebar. */
  children: ReactNode
  footer?: ReactNode
}

/** The sidebar of a narrow screen: it slides in from the inline start, and a swipe sends it back. */
export function SidebarDrawer({ footer, children, ...rest }: SidebarDrawerProps) {
  return (
    <Sheet
      placement="start"
      actions={footer && <div className="-mx-2.5 grow">{footer}</div>}
      {...rest}
    >
      <nav aria-label={rest.title} className="-mx-2.5">
        {children}
      </nav>
    </Sheet>
  )
}
