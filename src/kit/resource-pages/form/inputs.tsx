import type { ComponentProps, ComponentType } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { type FieldKind, fieldOf, longestText } from '#kit/resource/index.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { NumberInput } from '#ui/fields/number-input.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { KindInputProps, Value } from '../kinds/form-options.ts'
import { InputOnDemand } from '../kinds/input-on-demand.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import { useValueText } from '../value-text.ts'

const textIn = (value: Value) => (typeof value === 'string' ? value : '')
const numberIn = (value: Value) => (typeof value === 'number' ? value : null)

/** One line of text; dates and addresses run from left to right in every language. */
const line =
  (type: NonNullable<ComponentProps<typeof TextInput>['type']>) =>
  ({ name, label, required, error, value, onChange }: KindInputProps) => (
    <Field label={label} required={required} error={error}>
      <TextInput
        type={type}
        name={name}
        {...(type === 'text' && { dir: 'auto' })}
        value={textIn(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )

const DateLine = line('date')

const DateInput = ({ onChange, ...props }: KindInputProps) => (
  <DateLine
    {...props}
    onChange={(value) => onChange(value === '' && !props.required ? null : value)}
  />
)

function LongTextInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange } = props
  const format = useFormat()
  return (
    <Field label={label} required={required} error={error}>
      <TextArea
        name={name}
        dir="auto"
        className="min-h-40"
        value={textIn(value)}
        onChange={({ target }) => onChange(target.value)}
        maxLength={fieldOf(resource, name).max ?? longestText}
        count={(length, most) => `${format.number(length)} / ${format.number(most)}`}
      />
    </Field>
  )
}

function NumericInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange } = props
  const { t } = useResourceTexts(resource)
  const { language } = useLanguage()
  const { kind, min, max } = fieldOf(resource, name)
  const isYear = kind === 'year'
  return (
    <Field label={label} required={required} error={error}>
      <NumberInput
        name={name}
        value={numberIn(value)}
        onValueChange={onChange}
        locale={language}
        format={isYear ? { useGrouping: false } : {}}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        {...(kind === 'hue' && { min: 0, max: 359 })}
        decreaseLabel={t(isYear ? 'form.previousYear' : 'form.less')}
        increaseLabel={t(isYear ? 'form.nextYear' : 'form.more')}
      />
    </Field>
  )
}

const BooleanInput = ({ name, label, value, onChange }: KindInputProps) => (
  <Checkbox name={name} label={label} checked={value === true} onCheckedChange={onChange} />
)

function ChoiceInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange } = props
  const texts = useResourceTexts(resource)
  const { t } = texts
  const valueText = useValueText(resource, texts)
  const { options = [] } = fieldOf(resource, name)
  const choices = options.map((choice) => ({ value: choice, label: valueText(name, choice) }))
  return (
    <Field label={label} required={required} error={error}>
      <Select
        name={name}
        value={textIn(value)}
        onValueChange={(choice) => onChange(choice || (required ? '' : null))}
        options={required ? choices : [{ value: '', label: t('form.unknown') }, ...choices]}
      />
    </Field>
  )
}

type InputKind = Exclude<FieldKind, 'reference' | 'picture'>

export const inputs: Record<InputKind, ComponentType<KindInputProps>> = {
  text: line('text'),
  email: line('email'),
  url: line('url'),
  date: DateInput,
  longText: LongTextInput,
  number: NumericInput,
  year: NumericInput,
  hue: NumericInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  money: InputOnDemand,
  dateTime: InputOnDemand,
  language: InputOnDemand,
  references: InputOnDemand,
}
