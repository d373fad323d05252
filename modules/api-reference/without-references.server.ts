const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function withoutReferences(document: object): unknown {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((one: unknown) => resolve(one))
    if (!isRecord(part)) return part
    const { $ref: reference } = part
    if (typeof reference === 'string') return resolved(reference)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]))
  }
  const resolved = (reference: string): unknown => {
    const [, ...steps] = reference.split('/')
    const target = steps.reduce<unknown>(
      (at, step) => (isRecord(at) ? at[step] : undefined),
      document,
    )
    const found = resolve(target)
    const title = reference.startsWith('#/components/schemas/') ? steps.at(-1) : undefined
    return title !== undefined && isRecord(found) ? { ...found, title } : found
  }
  return resolve(document)
}
