import { useId, type CSSProperties, type ReactNode } from 'react'
import { useRootMark } from './use-root-mark.ts'

interface BannerProps {
  label: ReactNode
  children?: ReactNode
  action?: ReactNode
  colour?: string
  isSticky?: boolean
}

export function Banner({
  label,
  children,
  action,
  colour = 'plum',
  isSticky = false,
}: BannerProps) {
  const id = useId()
  useRootMark('data-sticky-banner', isSticky)
  const style: CSSProperties & Record<'--banner' | '--on-banner', string> = {
    '--banner': colour === 'plum' ? 'var(--accent)' : colour,
    '--on-banner': 'oklch(from var(--banner) clamp(0, (0.57 - l) * 1000, 1) 0 0)',
  }
  return (
    <section
      aria-labelledby={id}
      style={style}
      className={`banner flex items-center gap-x-3 gap-y-1 border-t-4 border-b border-t-(--banner) border-b-line bg-card px-safe-4 pb-1 text-sm ${isSticky ? 'sticky-banner' : 'min-h-9 flex-wrap'}`}
    >
      <strong
        id={id}
        className="line-clamp-2 rounded-sm bg-(--banner) px-2 py-0.5 text-xs/5 font-semibold wrap-anywhere text-(--on-banner) forced-colors:border"
      >
        {label}
      </strong>
      {children && <span>{children}</span>}
      {action && <div className="ms-auto shrink-0">{action}</div>}
    </section>
  )
}
