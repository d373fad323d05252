import { isPrivateType } from './actions.ts'

type Facts = Record<string, unknown>

interface Recorded {
  targetType: string
  targetName?: string | null | undefined
  before?: Facts | null | undefined
  after?: Facts | null | undefined
}

/** Earlier versions recorded these names, so rows lose them when they are read, too. */
export function withoutPrivateName<Row extends Recorded>(row: Row): Row {
  if (!isPrivateType(row.targetType)) return row
  const { before, after } = row
  return { ...row, targetName: null, before: withoutName(before), after: withoutName(after) }
}

function withoutName<Value extends Facts | null | undefined>(facts: Value): Value {
  return facts && { ...facts, name: undefined }
}
