import { NumberField } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { controlButton, controlHeight, controlLook } from '../theme/control-look.ts'
import { useFieldControl } from './field-control.ts'

interface NumberInputProps {
  value: number | null
  onValueChange: (value: number | null) => void
  decreaseLabel: string
  increaseLabel: string
  min?: number
  max?: number
  step?: number
  locale?: string
  format?: Intl.NumberFormatOptions
  name?: string
  disabled?: boolean
}

export function NumberInput({ decreaseLabel, increaseLabel, ...rest }: NumberInputProps) {
  const { id, ...control } = useFieldControl()
  return (
    <NumberField.Root {...rest} id={id}>
      <NumberField.Group className="relative w-40 max-w-full">
        <NumberField.Input
          {...control}
          // Base UI's default is "Number field", in English only.
          aria-roledescription={undefined}
          className={`px-11 text-center tabular-nums ${controlLook} ${controlHeight}`}
        />
        <NumberField.Decrement
          aria-label={decreaseLabel}
          className={`absolute start-0 top-0 ${controlButton}`}
        >
          <Minus aria-hidden />
        </NumberField.Decrement>
        <NumberField.Increment
          aria-label={increaseLabel}
          className={`absolute end-0 top-0 ${controlButton}`}
        >
          <Plus aria-hidden />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
