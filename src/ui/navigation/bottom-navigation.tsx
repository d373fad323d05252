import { useRender } from '@base-ui/react/use-render'
import { Children, type CSSProperties, type ReactElement, type ReactNode } from 'react'

export function BottomNavigation({ label, children }: { label: string; children: ReactNode }) {
  const room: CSSProperties & Record<'--places', number> = { '--places': Children.count(children) }
  return (
    <nav
      aria-label={label}
      className="sticky bottom-(--bottom-bar,0px) z-30 border-t border-line bg-card pb-(--safe-bottom) sm:hidden print:hidden short:static"
    >
      {/* Fixed columns keep links from shifting while the page streams in. */}
      <ul style={room} className="grid grid-cols-[repeat(var(--places),minmax(0,1fr))]">
        {children}
      </ul>
    </nav>
  )
}

interface BottomNavigationItemProps {
  icon: ReactNode
  label: ReactNode
  render: ReactElement
  badge?: ReactNode
}

export function BottomNavigationItem(props: BottomNavigationItemProps) {
  const link = useRender({
    render: props.render,
    props: {
      // Not centred vertically: the icon would move when its label arrives.
      className:
        'group/tab flex min-h-15 flex-col items-center gap-1 px-1 pt-1.5 text-xs/4 text-ink-soft -outline-offset-2 select-none aria-[current=page]:font-medium aria-[current=page]:text-accent-ink',
      children: (
        <>
          <span
            aria-hidden
            className="grid h-7 w-14 place-items-center rounded-full transition-colors duration-150 *:size-5 group-aria-[current=page]/tab:bg-accent-tint"
          >
            {props.icon}
          </span>
          <span className="max-w-full truncate">{props.label}</span>
          {props.badge && (
            <span className="absolute start-1/2 top-1.5 ms-2 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem]/4.5 font-medium text-on-accent">
              {props.badge}
            </span>
          )}
        </>
      ),
    },
  })
  return <li className="relative min-w-0">{link}</li>
}
