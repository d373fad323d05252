import type { ReactNode } from 'react'

export const menuRow =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:text-ink-faint data-highlighted:bg-hover pointer-coarse:min-h-11 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2'

interface MenuRowContentProps {
  icon?: ReactNode
  end?: ReactNode
  children: ReactNode
}

export function MenuRowContent({ icon, end, children }: MenuRowContentProps) {
  return (
    <>
      {icon && (
        <span aria-hidden className="grid size-4 shrink-0 place-items-center *:size-4">
          {icon}
        </span>
      )}
      <span className="grow">{children}</span>
      {end && <span className="ms-4 shrink-0">{end}</span>}
    </>
  )
}
