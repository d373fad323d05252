import type { ReactElement, ReactNode } from 'react'
import { Sheet } from '../overlays/sheet.tsx'

interface SidebarDrawerProps {
  title: string
  closeLabel: string
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
  footer?: ReactNode
}

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
