import type { ComponentType } from 'react'
import { type FieldKind, fieldOf } from '#kit/resource/index.ts'
import { DateTimeInput } from './date-time-input.tsx'
import type { KindInputProps } from './form-options.ts'
import { LanguageInput } from './language-input.tsx'
import { MoneyInput } from './money-input.tsx'
import { ReferencesInput } from './references-input.tsx'

const inputs: Partial<Record<FieldKind, ComponentType<KindInputProps>>> = {
  money: MoneyInput,
  dateTime: DateTimeInput,
  language: LanguageInput,
  references: ReferencesInput,
}

export function KindInput(props: KindInputProps) {
  const Input = inputs[fieldOf(props.resource, props.name).kind]
  return Input && <Input {...props} />
}
