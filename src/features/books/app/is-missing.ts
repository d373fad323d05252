/** There is no such book: it is not found, or what the address names is no id. Told alike on both sides of the network. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)
