/** What an address names is not there: it is not found, or no such thing can be. Told alike on both sides of the network. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)
