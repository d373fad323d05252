export function constraintOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'constraint' in error ? error.constraint : constraintOf(error.cause)
}
