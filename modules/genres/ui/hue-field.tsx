import { useId, type ReactNode } from 'react'
import { hueColours } from '#ui/theme/hue.ts'

interface HueFieldProps {
  label: ReactNode
  value: number
  onValueChange: (hue: number) => void
  options: readonly { value: number; label: string }[]
}

export function HueField({ label, value, onValueChange, options }: HueFieldProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-0.5 pointer-coarse:gap-0">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            style={hueColours(option.value)}
            className="relative grid size-8 cursor-pointer place-items-center pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              aria-label={option.label}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              className="pointer-events-none size-6 rounded-full bg-(--hue-dot) outline-offset-2 transition-[outline-color] duration-150 forced-color-adjust-none peer-checked:outline-2 peer-checked:outline-ink peer-hover:not-peer-checked:outline-2 peer-hover:not-peer-checked:outline-line-strong peer-focus-visible:outline-2 peer-focus-visible:outline-accent"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
