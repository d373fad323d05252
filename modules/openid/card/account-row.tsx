import type { ReactNode } from 'react'

interface AccountRowProps {
  icon: ReactNode
  name: string
  text: ReactNode
  /** Server and browser may word it differently. */
  isLocal?: boolean
  /** The button, and what comes of pressing it. */
  children: ReactNode
}

export const AccountRow = ({ icon, name, text, isLocal, children }: AccountRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft *:size-4.5">
      {icon}
    </span>
    <div className="min-w-40 flex-1">
      <p className="font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p suppressHydrationWarning={isLocal} className="text-sm text-ink-soft tabular-nums">
        {text}
      </p>
    </div>
    {children}
  </li>
)
