import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'

interface NothingChosenProps {
  title: ReactNode
  text: ReactNode
  action?: ReactNode
}

export function NothingChosen({ title, text, action }: NothingChosenProps) {
  return (
    <div className="flex h-full min-h-80 flex-col items-center justify-center px-6 py-12 text-center">
      <Mail aria-hidden className="size-10 stroke-1 text-ink-faint" />
      <h2 className="mt-4 text-xl font-medium">{title}</h2>
      <p className="mt-1 max-w-sm text-sm text-pretty text-ink-soft">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
