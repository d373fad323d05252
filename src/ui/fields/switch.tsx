import type { ComponentProps } from 'react'
import { Choice, type ChoiceTexts } from './choice.tsx'

interface SwitchProps extends ChoiceTexts, Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function Switch({ checked, onCheckedChange, name, disabled, ...texts }: SwitchProps) {
  return (
    <Choice
      {...texts}
      input={{
        type: 'checkbox',
        role: 'switch',
        name,
        disabled,
        checked,
        onChange: (event) => onCheckedChange(event.target.checked),
      }}
    >
      <span className="pointer-events-none flex h-5 w-9 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors duration-150 peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55 before:size-3.5 before:rounded-full before:bg-line-strong before:transition-[margin,background-color] before:duration-150 before:ease-page peer-checked:before:ms-4 peer-checked:before:bg-on-accent forced-colors:peer-checked:bg-[Highlight] forced-colors:before:bg-[CanvasText]" />
    </Choice>
  )
}
