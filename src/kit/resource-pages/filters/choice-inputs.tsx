import { complete, listOfValues, valuesIn } from '#kit/resource/index.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import type { FilterInputProps } from './filter-editor.tsx'

export const OneInput = ({ filter, texts, value, onChange }: FilterInputProps) => (
  <RadioGroup
    label={<span className="sr-only">{texts.labelOf(filter)}</span>}
    value={value}
    onValueChange={onChange}
    options={texts.choicesOf(filter)}
  />
)

export function SomeInput({ filter, texts, value, onChange }: FilterInputProps) {
  const chosen = valuesIn(value)

  function choose(one: string, isChosen: boolean) {
    const others = chosen.filter((other) => other !== one && isBeside(filter.kind, one, other))
    onChange(listOfValues(isChosen ? [...others, one] : others))
  }

  return (
    <fieldset className="grid gap-3 pointer-coarse:gap-0">
      <legend className="sr-only">{texts.labelOf(filter)}</legend>
      {texts.choicesOf(filter).map((choice) => (
        <Checkbox
          key={choice.value}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onCheckedChange={(isChosen) => choose(choice.value, isChosen)}
        />
      ))}
    </fieldset>
  )
}

/** A complete record lacks no other value. */
const isBeside = (kind: string, ...both: string[]) => kind !== 'missing' || !both.includes(complete)
