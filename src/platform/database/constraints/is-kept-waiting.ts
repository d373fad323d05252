export function isKeptWaiting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isKeptWaiting(error.cause)
}
