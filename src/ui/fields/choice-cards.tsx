import { useId, type ReactNode } from 'react'

interface ChoiceCardsProps<Value extends string> {
  label: ReactNode
  value: Value
  onValueChange: (value: Value) => void
  /** The text wraps instead of staying in one line. */
  isWrapping?: boolean
  options: readonly {
    value: Value
    label: ReactNode
    children: ReactNode
  }[]
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{props.label}</legend>
      <div
        className={`grid gap-3 ${props.isWrapping ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]' : 'sm:auto-cols-fr sm:grid-flow-col'}`}
      >
        {props.options.map(({ value, label, children }) => (
          <div
            key={value}
            className="relative flex min-h-11 min-w-0 cursor-pointer gap-3 rounded-md border border-line-strong bg-card px-4 py-3 transition-colors duration-150 hover:border-ink-faint has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              aria-labelledby={`${name}-${value}`}
              onChange={() => props.onValueChange(value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="mt-0.5 size-4 shrink-0 rounded-full border border-line-strong bg-card peer-checked:border-5 peer-checked:border-accent forced-colors:peer-checked:border-[Highlight]" />
            <div id={`${name}-${value}`} className="min-w-0 grow">
              <p className="text-xs/5 text-ink-soft">{label}</p>
              {children}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
