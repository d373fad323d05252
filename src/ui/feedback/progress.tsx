import { useId } from 'react'

interface ProgressProps {
  label: string
  value: number | null
  max?: number
  valueText?: string
}

export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId()
  const share = value === null ? null : value / max
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
      <label htmlFor={id}>{label}</label>
      {share !== null && (
        <span aria-hidden className="text-ink-soft tabular-nums">
          {valueText ?? share.toLocaleString(undefined, { style: 'percent' })}
        </span>
      )}
      <span className="relative col-span-full h-1.5 overflow-hidden rounded-full bg-hover forced-colors:border">
        <progress
          id={id}
          value={value ?? undefined}
          max={max}
          aria-valuetext={valueText}
          className="absolute inset-0 size-full opacity-0"
        />
        <span
          style={share === null ? undefined : { width: `${share * 100}%` }}
          data-indeterminate={share === null || undefined}
          className="block h-full rounded-full bg-accent transition-[width] duration-200 data-indeterminate:w-2/5 data-indeterminate:animate-sweep rtl:[--reading:-1] forced-colors:bg-[Highlight]"
        />
      </span>
    </div>
  )
}
