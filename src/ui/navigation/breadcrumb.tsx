import { useRender } from '@base-ui/react/use-render'
import { ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

export function Breadcrumb({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="group/trail -ms-1.5 flex min-w-0 items-center text-sm text-ink-soft">
        {children}
      </ol>
    </nav>
  )
}

interface BreadcrumbItemProps {
  label: string
  /** Is cut before the others are; whole in its tooltip. */
  isLong?: boolean | undefined
  render?: ReactElement | undefined
}

export function BreadcrumbItem({ label, isLong, render }: BreadcrumbItemProps) {
  const item = useRender({
    render: render ?? <span />,
    props: {
      'aria-current': render ? undefined : 'page',
      title: isLong ? label : undefined,
      className: `flex min-w-0 rounded-sm px-1.5 py-1 pointer-coarse:py-3 ${render ? 'hover:text-accent' : 'text-ink'}`,
      children: <bdi className="one-line">{label}</bdi>,
    },
  })
  return (
    // A phone has room for the way back.
    <li
      className={`group/crumb flex min-w-0 items-center max-sm:not-nth-last-2:not-only:hidden ${isLong ? '' : 'group-has-[[title]]/trail:shrink-0'}`}
    >
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-faint group-first/crumb:hidden max-sm:-scale-x-100 max-sm:group-nth-last-2/crumb:block rtl:-scale-x-100 max-sm:rtl:scale-x-100"
      />
      {item}
    </li>
  )
}
