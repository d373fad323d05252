import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FieldMessages {
  help?: ReactNode
  /** What is wrong; takes the place of the help. */
  error?: ReactNode
}

/** The line below a control. It is always there, so that a screen reader hears an error arrive. */
export function FieldMessage({ id, help, error }: FieldMessages & { id: string }) {
  return (
    <div id={id} aria-live="polite" className="text-sm not-empty:mt-1.5">
      {error ? (
        <p className="flex gap-1.5 text-danger">
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          {error}
        </p>
      ) : (
        help && <p className="text-ink-soft">{help}</p>
      )}
    </div>
  )
}
