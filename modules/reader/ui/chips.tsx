import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useCurrentInSight } from '#ui/navigation/use-current-in-sight.ts'
import { hueColours } from '#ui/theme/hue.ts'

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)

  useCurrentInSight(row)
  return (
    <nav aria-label={label} className="-mx-4 sm:mx-0">
      <ul
        ref={row}
        className="flex [scrollbar-width:none] gap-2 px-4 py-1 max-sm:overflow-x-auto sm:flex-wrap sm:px-0 [&>li]:max-w-[min(100%,20rem)] [&>li]:shrink-0"
      >
        {children}
      </ul>
    </nav>
  )
}

interface ChipAnchorProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  hue?: number
  current?: boolean
}

function ChipAnchor({ hue, current = false, children, className = '', ...rest }: ChipAnchorProps) {
  const hasHue = hue !== undefined
  const held = hasHue
    ? 'border-(--hue-dot) bg-(--hue-tint) text-(--hue-ink)'
    : 'border-accent bg-accent-tint text-accent-ink'
  return (
    <a
      {...rest}
      aria-current={current ? 'true' : undefined}
      style={hasHue ? hueColours(hue) : undefined}
      className={`inline-flex h-8 max-w-full items-center gap-2 rounded-full border px-3 text-sm whitespace-nowrap transition-colors duration-150 pointer-coarse:h-11 pointer-coarse:px-4 [&>bdi]:truncate ${current ? `font-medium ${held}` : 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink'} ${className}`}
    >
      {hasHue && (
        <span
          aria-hidden
          className="size-2 shrink-0 rounded-full bg-(--hue-dot) forced-colors:border"
        />
      )}
      {children}
    </a>
  )
}

export const ChipLink = createLink(ChipAnchor)
