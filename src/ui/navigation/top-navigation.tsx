import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'

interface TopNavigationProps {
  label: string
  start: ReactNode
  end?: ReactNode
  children: ReactNode
}

export function TopNavigation({ label, start, end, children }: TopNavigationProps) {
  return (
    <header className="sticky top-(--banner-height,0px) z-30 border-b border-line bg-paper pt-(--bar-top) print:hidden short:static">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-6 px-safe-4 max-md:gap-3">
        {start}
        <nav aria-label={label} className="h-full max-sm:hidden">
          <ul className="flex h-full">{children}</ul>
        </nav>
        {end && <div className="ms-auto grid grid-cols-[auto_auto] items-center gap-2">{end}</div>}
      </div>
    </header>
  )
}

interface TopNavigationItemProps {
  children: ReactNode
  render: ReactElement
}

export function TopNavigationItem({ children, render }: TopNavigationItemProps) {
  const link = useRender({
    render,
    props: {
      className:
        'flex h-full items-center border-y-2 border-transparent px-3 text-sm max-md:px-2 font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-accent-ink',
      children,
    },
  })
  return <li>{link}</li>
}
