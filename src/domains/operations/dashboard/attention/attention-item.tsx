import type { ReactNode } from 'react'

interface AttentionItemProps {
  icon: ReactNode
  /** What it is: a link where there is a list of them. */
  title: ReactNode
  /** How many. */
  count: string
  /** The first few. */
  children?: ReactNode
}

/** On a phone a link takes the taps of all its line, which is as high as a thumb. */
const target =
  'relative items-center pointer-coarse:min-h-11 pointer-coarse:[&_a]:after:absolute pointer-coarse:[&_a]:after:inset-0'

/** One kind of thing that wants somebody. */
export function AttentionItem({ icon, title, count, children }: AttentionItemProps) {
  return (
    <li className="flex gap-3 py-3">
      <span aria-hidden className="mt-0.5 text-warning *:size-5 pointer-coarse:mt-3">
        {icon}
      </span>
      <div className="min-w-0 grow">
        <p className={`flex justify-between gap-4 ${target}`}>
          <span>{title}</span>
          <span className="font-medium tabular-nums">{count}</span>
        </p>
        {children && <ul className="mt-1 space-y-1 text-sm text-ink-soft">{children}</ul>}
      </div>
    </li>
  )
}

/** One of the first few. */
export const AttentionRow = ({ children }: { children: ReactNode }) => (
  <li className={`flex flex-wrap gap-x-2 wrap-anywhere ${target}`}>{children}</li>
)
