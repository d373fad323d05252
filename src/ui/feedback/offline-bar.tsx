import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRootMark } from './use-root-mark.ts'

interface OfflineBarProps {
  title?: ReactNode
  text?: ReactNode
}

export function OfflineBar({ title, text }: OfflineBarProps) {
  useRootMark('data-offline-bar', Boolean(title))
  return (
    <div aria-live="polite">
      {title && (
        <p className="offline-bar flex items-center justify-center gap-2 bg-ink px-safe-4 text-sm text-paper">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <strong className="font-medium">{title}</strong>
          <span className="max-sm:sr-only">{text}</span>
        </p>
      )}
    </div>
  )
}
