import type { ReactNode } from 'react'
import { fieldOf } from '#kit/resource/index.ts'
import { inputs } from '../form/inputs.tsx'
import { ReferenceInput } from '../form/reference-input.tsx'
import type { Value } from '../kinds/form-options.ts'
import type { Options } from '../references.tsx'
import type { Screens } from '../screens.ts'

interface CellInputProps {
  screens: Screens
  options: Options
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

export function CellInput({ screens, options, ...input }: CellInputProps) {
  const { resource, references } = screens
  const { kind, required = false } = fieldOf(resource, input.name)
  const common = { ...input, required, resource, options: options[input.name] ?? [] }
  if (kind === 'picture') return null
  if (kind === 'reference') {
    return <ReferenceInput {...common} Chooser={references[input.name]?.Chooser} />
  }
  const Input = inputs[kind]
  return <Input {...common} />
}
