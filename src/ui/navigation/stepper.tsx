import { Check } from 'lucide-react'

interface StepperProps {
  label: string
  steps: readonly { id: string; mark: string; label: string }[]
  current: string
  /** The work is over: the last step is done, too. */
  isDone?: boolean
}

export function Stepper({ label, steps, current, isDone = false }: StepperProps) {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <ol aria-label={label} className="flex items-center gap-2 sm:gap-3">
      {steps.map((step, place) => {
        const isCurrent = place === at
        const isPast = place < at || (isDone && isCurrent)
        return (
          <li
            key={step.id}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex min-w-0 items-center gap-2 text-sm not-last:grow sm:gap-3"
          >
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full border text-xs font-medium tabular-nums ${markLook(isCurrent, isPast)}`}
            >
              {isPast ? <Check aria-hidden className="size-4" /> : step.mark}
            </span>
            <span
              className={`truncate ${isCurrent ? 'font-medium text-ink' : 'text-ink-soft max-sm:sr-only'}`}
            >
              {step.label}
            </span>
            {place < steps.length - 1 && (
              <span aria-hidden className={`h-px grow ${isPast ? 'bg-accent' : 'bg-line'}`} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

function markLook(isCurrent: boolean, isPast: boolean) {
  if (isPast) return 'border-accent bg-accent-tint text-accent-ink'
  return isCurrent
    ? 'border-accent bg-accent text-on-accent forced-colors:outline-2'
    : 'border-line-strong text-ink-soft'
}
