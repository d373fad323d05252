type Json = unknown

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isNoise(key: string, value: Json): boolean {
  if (key === 'x-native-type' || key === 'allowEmptyValue' || key === 'allowReserved') return true
  const isBound = key === 'minimum' || key === 'maximum'
  return isBound && typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER
}

/** A flag in a query string is parsed from text, but a caller reads it as a boolean. */
function asBoolean(schema: Record<string, Json>): Record<string, Json> {
  const { enum: choices, default: usual, ...rest } = schema
  const isFlag =
    Array.isArray(choices) &&
    choices.length === 2 &&
    ['true', 'false'].every((one) => choices.includes(one))
  if (!isFlag) return schema
  return { ...rest, type: 'boolean', ...(usual === undefined ? {} : { default: usual === 'true' }) }
}

export function tidy<Value>(value: Value): Value
export function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.map((part: Json) => tidy(part))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([key, part]) => !isNoise(key, part))
  return asBoolean(Object.fromEntries(kept.map(([key, part]) => [key, tidy(part)])))
}
