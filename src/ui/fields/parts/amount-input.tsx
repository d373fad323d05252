import { NumberField } from '@base-ui/react/number-field'
import { controlHeight, controlLook } from '../../theme/control-look.ts'
import { useFieldControl } from '../field-control.ts'

interface AmountInputProps {
  value: number | null
  onValueChange: (value: number | null) => void
  locale: string
  format: Intl.NumberFormatOptions
  name: string
}

export function AmountInput(props: AmountInputProps) {
  const { id, ...control } = useFieldControl()
  return (
    <NumberField.Root {...props} id={id}>
      <NumberField.Input
        {...control}
        // Base UI's default is "Number field", in English only.
        aria-roledescription={undefined}
        className={`px-3 tabular-nums ${controlLook} ${controlHeight}`}
      />
    </NumberField.Root>
  )
}
