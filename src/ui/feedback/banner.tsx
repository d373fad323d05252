import { useId, type CSSProperties, type ReactNode } from 'react'

interface BannerProps {
  /** The word in colour: the environment, the person impersonated. */
  label: ReactNode
  children?: ReactNode
  /** What can be done about it, at the inline end. */
  action?: ReactNode
  /** Our own plum or any CSS colour; the text on it turns black or white, whichever reads better. */
  colour?: string
}

/** A line along the top of the page that cannot be missed. */
export function Banner({ label, children, action, colour = 'plum' }: BannerProps) {
  const id = useId()
  const style: CSSProperties & Record<'--banner' | '--on-banner', string> = {
    '--banner': colour === 'plum' ? 'var(--plum)' : colour,
    '--on-banner': 'oklch(from var(--banner) clamp(0, (0.57 - l) * 1000, 1) 0 0)',
  }
  return (
    <section
      aria-labelledby={id}
      style={style}
      className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-t-4 border-b border-t-(--banner) border-b-line bg-card px-4 py-1 text-sm"
    >
      <strong
        id={id}
        className="rounded-sm bg-(--banner) px-2 py-0.5 text-xs/5 font-semibold text-(--on-banner) forced-colors:border"
      >
        {label}
      </strong>
      {children && <span>{children}</span>}
      {action && <div className="ms-auto">{action}</div>}
    </section>
  )
}
