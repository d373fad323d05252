import type { ReactNode } from 'react'
import { fieldOf } from '#kit/resource/index.ts'
import type { Value } from '../kinds/form-options.ts'
import type { Options } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { inputs } from './inputs.tsx'
import { ReferenceInput } from './reference-input.tsx'

interface ValueInputProps {
  screens: Screens
  options: Options
  record?: AnyRecord
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

export function ValueInput({ screens, options, record, ...input }: ValueInputProps) {
  const { resource, references } = screens
  const { kind, required = false } = fieldOf(resource, input.name)
  const common = { ...input, required, resource, options: options[input.name] ?? [] }
  if (kind === 'picture') return null
  if (kind === 'reference') {
    return <ReferenceInput {...common} record={record} Chooser={references[input.name]?.Chooser} />
  }
  const Input = inputs[kind]
  return <Input {...common} />
}
