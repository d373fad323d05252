import type { ReactNode } from 'react'
import { Select } from '#ui/fields/select.tsx'

const all = ''

interface FilterSelectProps {
  label: string
  value: string | undefined
  allLabel: string
  options: { value: string; label: ReactNode }[]
  onChange: (value: string) => void
}

export function FilterSelect({ label, value, allLabel, options, onChange }: FilterSelectProps) {
  return (
    <div className="w-44 max-sm:w-auto max-sm:min-w-32 max-sm:flex-1">
      <Select
        aria-label={label}
        value={value ?? all}
        onValueChange={onChange}
        options={[{ label: allLabel, value: all }, ...options]}
      />
    </div>
  )
}

export const Filters = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 max-sm:w-full">{children}</div>
)
