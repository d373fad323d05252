import { useEffect, useRef } from 'react'
import { isDay } from '#rules/day.ts'
import { TextInput } from '#ui/fields/text-input.tsx'

interface DayFilterProps {
  label: string
  day: string
  onChange: (day: string) => void
}

export function DayFilter({ label, day, onChange }: DayFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = isDay(day) ? day : ''

  // Uncontrolled, because React would undo typed text that isn't in the URL yet.
  useEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown
  }, [shown])

  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft max-sm:block">
      {label}
      <span className="block sm:w-38">
        <TextInput
          ref={input}
          type="date"
          defaultValue={shown}
          onChange={({ target: { value, validity } }) => {
            if (!validity.badInput && (value === '' || isDay(value))) onChange(value)
          }}
        />
      </span>
    </label>
  )
}
