import type { ReactNode } from 'react'

export interface FieldMessages {
  help?: ReactNode
  error?: ReactNode
}

export function FieldMessage({ id, help, error }: FieldMessages & { id: string }) {
  return (
    <div id={id} aria-live="polite" className="text-sm not-empty:mt-1.5">
      {error ? (
        <p className="flex gap-1.5 text-danger">
          <Alert />
          {error}
        </p>
      ) : (
        help && <p className="text-ink-soft">{help}</p>
      )}
    </div>
  )
}

function Alert() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="mt-0.75 size-3.5 shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round]"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7.5v5M12 16.5v.01" />
    </svg>
  )
}
