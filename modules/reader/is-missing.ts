/** True for an unknown or invalid id, with the error types of both server and browser. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)
