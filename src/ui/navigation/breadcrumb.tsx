import { useRender } from '@base-ui/react/use-render'
import { ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="-ms-1.5 flex min-w-0 items-center text-sm text-ink-soft">{children}</ol>
    </nav>
  )
}

interface BreadcrumbItemProps {
  children: ReactNode
  render?: ReactElement
}

export function BreadcrumbItem({ children, render }: BreadcrumbItemProps) {
  const item = useRender({
    render: render ?? <span />,
    props: {
      'aria-current': render ? undefined : 'page',
      className: `one-line rounded-sm px-1.5 py-1 pointer-coarse:py-3 ${render ? 'hover:text-accent' : 'text-ink'}`,
      children,
    },
  })
  return (
    // A phone has room for two.
    <li className="group/crumb flex min-w-0 items-center max-sm:not-nth-last-[-n+2]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-faint group-first/crumb:hidden max-sm:group-nth-last-2/crumb:hidden rtl:-scale-x-100"
      />
      {item}
    </li>
  )
}
