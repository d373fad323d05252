import type { ReactNode } from 'react'

interface AttentionItemProps {
  icon: ReactNode
  title: string
  count: string
  /** A button that leads to where it is done. */
  action: ReactNode
  children?: ReactNode
}

/** On touch screens the link covers the whole line, which is at least 44 px high. */
export const touchTarget =
  'relative items-center pointer-coarse:min-h-11 pointer-coarse:[&_a]:after:absolute pointer-coarse:[&_a]:after:inset-0'

export function AttentionItem({ icon, title, count, action, children }: AttentionItemProps) {
  return (
    <li className="flex gap-3 py-3">
      <span aria-hidden className="mt-0.5 text-warning *:size-5">
        {icon}
      </span>
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-4">
          <span className="font-medium">{title}</span>
          <span className="font-medium tabular-nums">{count}</span>
        </p>
        {children && <ul className="mt-1 space-y-1 text-sm text-ink-soft">{children}</ul>}
        <p className="mt-3">{action}</p>
      </div>
    </li>
  )
}

export const AttentionRow = ({ children }: { children: ReactNode }) => (
  <li className={`flex flex-wrap gap-x-2 wrap-anywhere ${touchTarget}`}>{children}</li>
)
