import { useRender } from '@base-ui/react/use-render'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useCurrentInSight } from './use-current-in-sight.ts'

export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)

  useCurrentInSight(row)
  return (
    <nav aria-label={label} className="-mx-4 border-b border-line sm:mx-0">
      <ul
        ref={row}
        className="flex [scrollbar-width:none] gap-1 overflow-x-auto px-1 sm:-ms-3 sm:px-0"
      >
        {children}
      </ul>
    </nav>
  )
}

interface LinkTabProps {
  children: ReactNode
  render: ReactElement
}

export function LinkTab({ children, render }: LinkTabProps) {
  const link = useRender({
    render,
    props: {
      className:
        'flex h-10 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-accent-ink forced-colors:aria-[current=page]:border-b-[Highlight] pointer-coarse:h-11',
      children,
    },
  })
  return <li>{link}</li>
}
