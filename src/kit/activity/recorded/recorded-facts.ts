import type { Field } from '#kit/resource/index.ts'
import { commonFacts, type FactKind } from '../fields.ts'
import type { Recorded } from './recorded.ts'

export interface RecordedFact {
  name: string
  kind: FactKind
  field: Field | undefined
}

export function recordedFacts({ resources, facts }: Recorded, targetType: string): RecordedFact[] {
  const fields = Object.entries(resources.get(targetType)?.fields ?? {})
  const described = fields.map(([name, field]) => ({ name, kind: field.kind, field }))
  const known = new Set(fields.map(([name]) => name))
  const others = [...commonFacts, ...facts].filter(([name]) => !known.has(name))
  return [...described, ...others.map(([name, kind]) => ({ name, kind, field: undefined }))]
}
