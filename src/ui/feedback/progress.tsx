import { Progress as Base } from '@base-ui/react/progress'
import { useId } from 'react'

interface ProgressProps {
  label: string
  value: number | null
  max?: number
  valueText?: string
}

export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const labelId = useId()
  return (
    <Base.Root
      value={value}
      max={max}
      aria-labelledby={labelId}
      // Base UI's default is "indeterminate progress", in English only.
      aria-valuetext={valueText}
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm"
    >
      <Base.Label id={labelId}>{label}</Base.Label>
      {value !== null && (
        <Base.Value className="text-ink-soft tabular-nums">
          {(percentage) => valueText ?? percentage}
        </Base.Value>
      )}
      <Base.Track className="col-span-full h-1.5 overflow-hidden rounded-full bg-hover forced-colors:border">
        <Base.Indicator className="block h-full rounded-full bg-accent transition-[width] duration-200 data-indeterminate:w-2/5 data-indeterminate:animate-sweep rtl:[--reading:-1] forced-colors:bg-[Highlight]" />
      </Base.Track>
    </Base.Root>
  )
}
