import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, type ComponentProps } from 'react'
import { Choice, type ChoiceTexts } from './choice.tsx'

interface CheckboxProps
  extends ChoiceTexts, Pick<ComponentProps<'input'>, 'name' | 'value' | 'disabled'> {
  checked: boolean
  indeterminate?: boolean
  onCheckedChange: (checked: boolean, withShift: boolean) => void
}

const mark = 'pointer-events-none relative size-3.5 text-on-accent forced-colors:text-[CanvasText]'

export function Checkbox(props: CheckboxProps) {
  const { checked, indeterminate = false, onCheckedChange, name, value, disabled, ...texts } = props
  const input = useRef<HTMLInputElement>(null)

  // The browser clears the mixed state at every press, and only a script can set it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })

  return (
    <Choice
      {...texts}
      input={{
        ref: input,
        type: 'checkbox',
        name,
        value,
        disabled,
        checked,
        onChange: ({ target, nativeEvent }) =>
          onCheckedChange(
            target.checked,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          ),
      }}
    >
      <span className="pointer-events-none size-5 rounded-sm border border-line-strong bg-card transition-colors duration-150 peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-hover:border-ink-faint peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55" />
      {indeterminate ? (
        <Minus aria-hidden strokeWidth={3} className={mark} />
      ) : (
        checked && <Check aria-hidden strokeWidth={3} className={mark} />
      )}
    </Choice>
  )
}
