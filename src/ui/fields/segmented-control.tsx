import { useId, type ReactNode } from 'react'

interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon: ReactNode }[]
}

/** A choice of one among a few, side by side: real radio buttons, drawn as icons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label, icon }) => (
        <label
          key={value}
          title={label}
          className="relative grid h-8 w-9 cursor-pointer place-items-center rounded-[calc(var(--radius-md)-2px)] text-ink-faint hover:text-ink has-checked:bg-card has-checked:text-plum has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-plum forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="sr-only">{label}</span>
          <span aria-hidden className="[&>svg]:size-4">
            {icon}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
