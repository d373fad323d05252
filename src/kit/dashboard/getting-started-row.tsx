import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { touchTarget } from './attention-item.tsx'

interface GettingStartedRowProps {
  isDone: boolean
  title: string
  /** Holds the title, too. */
  link?: ReactNode
  code?: string
}

export function GettingStartedRow({ isDone, title, link, code }: GettingStartedRowProps) {
  const { t } = useTranslation('dashboard')
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex gap-3 py-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 pointer-coarse:mt-3 ${isDone ? 'text-success' : 'text-ink-faint'}`}
      />
      <div className="min-w-0 grow">
        <p className={`flex justify-between gap-4 ${touchTarget}`}>
          <span className={isDone ? 'text-ink-soft' : undefined}>
            {isDone ? title : (link ?? title)}
          </span>
          <span className={`shrink-0 text-sm ${isDone ? 'text-success' : 'text-ink-soft'}`}>
            {t(isDone ? 'gettingStarted.done' : 'gettingStarted.open')}
          </span>
        </p>
        {code && !isDone && (
          <code dir="ltr" className="text-sm wrap-anywhere text-ink-soft">
            {code}
          </code>
        )}
      </div>
    </li>
  )
}
