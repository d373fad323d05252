import type { ReactNode } from 'react'

interface BadgeProps {
  tone?: keyof typeof tones
  icon?: ReactNode
  children: ReactNode
}

const tones = {
  neutral: 'bg-hover text-ink-soft',
  accent: 'bg-accent-tint text-accent-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex h-6 items-center gap-1 rounded-sm px-2 text-xs font-medium whitespace-nowrap forced-colors:border ${tones[tone]}`}
    >
      {icon && (
        <span aria-hidden className="*:size-3.5">
          {icon}
        </span>
      )}
      {children}
    </span>
  )
}
