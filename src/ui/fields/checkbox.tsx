import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, type ComponentProps } from 'react'
import { Choice, type ChoiceTexts } from './choice.tsx'

interface CheckboxProps
  extends ChoiceTexts, Pick<ComponentProps<'input'>, 'name' | 'value' | 'disabled' | 'aria-label'> {
  checked: boolean
  indeterminate?: boolean
  onCheckedChange: (checked: boolean, withShift: boolean) => void
}

const mark = 'pointer-events-none relative size-3.5 text-on-accent forced-colors:text-[CanvasText]'

export function Checkbox(props: CheckboxProps) {
  const { checked, indeterminate = false, onCheckedChange, label, description, ...rest } = props
  const input = useRef<HTMLInputElement>(null)

  // The browser clears the mixed state at every press, and only a script can set it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })

  return (
    <Choice
      label={label}
      description={description}
      input={{
        ...rest,
        ref: input,
        type: 'checkbox',
        checked,
        onChange: ({ target, nativeEvent }) =>
          onCheckedChange(
            target.checked,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          ),
      }}
    >
      <span className="checkbox-box" />
      {indeterminate ? (
        <Minus aria-hidden strokeWidth={3} className={mark} />
      ) : (
        checked && <Check aria-hidden strokeWidth={3} className={mark} />
      )}
    </Choice>
  )
}
