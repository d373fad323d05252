/** The list in an answer. An error must not pass for an empty list. */
export function listIn(json: unknown, name = 'items'): Record<string, unknown>[] {
  const list = isObject(json) ? json[name] : undefined
  if (Array.isArray(list) && list.every(isObject)) return list
  throw new Error(`There is no list of ${name} in ${JSON.stringify(json)}`)
}

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
