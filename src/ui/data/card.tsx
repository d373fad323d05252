import type { ReactNode } from 'react'

interface CardProps {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

export function Card({ title, description, actions, children, footer }: CardProps) {
  const Sheet = title ? 'section' : 'div'
  return (
    <Sheet className="rounded-lg border border-line bg-card">
      {title && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4">
          <div>
            <h2 className="text-xl/snug font-medium">{title}</h2>
            {description && <p className="mt-0.5 text-sm text-ink-soft">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children && <div className="px-5 py-4">{children}</div>}
      {footer && <footer className="border-t border-line px-5 py-3 text-sm">{footer}</footer>}
    </Sheet>
  )
}
