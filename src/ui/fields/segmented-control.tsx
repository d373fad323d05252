import { type CSSProperties, type ReactNode, useId } from 'react'

interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon: ReactNode }[]
  withWords?: boolean
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  const room: CSSProperties & Record<'--options', number> = { '--options': props.options.length }
  return (
    // Fixed columns keep options from shifting while the page streams in.
    <fieldset
      style={room}
      className="inline-grid grid-cols-[repeat(var(--options),minmax(--spacing(9),auto))] rounded-md border border-line bg-sunken p-0.5 pointer-coarse:grid-cols-[repeat(var(--options),minmax(--spacing(11),auto))]"
    >
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label, icon }) => (
        <label
          key={value}
          title={label}
          className={`${props.withWords ? 'px-3 text-sm' : ''} relative flex h-8 cursor-pointer items-center justify-center gap-2 rounded-[calc(var(--radius-md)-2px)] text-ink-faint hover:text-ink has-checked:bg-card has-checked:text-accent has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] pointer-coarse:h-11`}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span aria-hidden className="[&>svg]:size-4">
            {icon}
          </span>
          <span className={props.withWords ? '' : 'sr-only'}>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
